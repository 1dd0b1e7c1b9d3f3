import { readdirSync, readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { OpenDatabase } from '#api/db/database.ts';
import { outbox } from '#api/db/schema/index.ts';
import { enqueueMail, enqueueSms } from '#api/outbox/enqueue.ts';
import { startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { newDataDir } from '../support/databases.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

/** The disk below the outbox: full when the test says so, after a few bytes, as a real one is. */
const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>): Promise<FileHandle> => {
      const file = await real.open(...args);
      const write = file.writeFile.bind(file);
      file.writeFile = async (content) => {
        if (!disk.isFull) return write(content);
        await write('half a');
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      };
      return file;
    },
  };
});

let database: OpenDatabase;

beforeAll(async () => {
  // Modules of other files have the real disk.
  vi.resetModules();
  database = await openTestDatabase('postgresql', inject('postgresUrl'));
});
afterAll(() => database.close());

it('a full disk loses or truncates no message, and all are written once space is free', async () => {
  const { db } = database;
  await db.delete(outbox);
  const dataDir = newDataDir();
  const { log, lines } = newTestLog();
  const config = { mail: { smtpUrl: undefined, from: { name: 'Site', address: 'site@example.com' } } };
  const { createGateways } = await import('#api/gateways/index.ts');
  const gateways = createGateways({ ...config, sms: undefined, captcha: undefined, oauth: {} }, dataDir, log);
  disk.isFull = true;
  const worker = startOutbox({ db, log, gateways, keys: openKeys(db, undefined) });
  await db.transaction(async (tx) => {
    for (let index = 0; index < 5; index += 1)
      await enqueueMail(tx, { to: `visitor${index}@example.com`, subject: 'Subject', text: `Text ${index}` });
    await enqueueSms(tx, { to: '01012345678', text: 'Code 123456', code: '123456' });
  });
  worker.wake();
  const stored = () => db.select().from(outbox);
  await until(async () => (await stored()).every(({ lastError }) => lastError === 'ENOSPC'));
  const folder = join(dataDir, 'outbox');
  expect(await stored()).toHaveLength(6);
  expect(readdirSync(folder)).toEqual([]);
  expect(lines()).toContain('ENOSPC');
  expect(lines()).not.toContain('visitor0');

  disk.isFull = false;
  await db.update(outbox).set({ nextAttemptAt: sql`now()` });
  worker.wake();
  await until(async () => (await stored()).length === 0);
  const files = readdirSync(folder);
  expect(files).toHaveLength(6);
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  for (let index = 0; index < 5; index += 1)
    expect(texts.split(`visitor${index}@example.com`)).toHaveLength(2);
  await worker.stop();
  gateways.close();
});
