import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database, OpenDatabase } from '#api/db/database.ts';
import { outbox } from '#api/db/schema/index.ts';
import { DeliveryError, type Gateways, type Mail, type Sms } from '#api/gateways/gateways.ts';
import { createSmtpMail } from '#api/gateways/mail.ts';
import { retryDelaySeconds } from '#api/outbox/delivery.ts';
import { enqueueMail, enqueueSms } from '#api/outbox/enqueue.ts';
import { startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { baseEnv } from '../support/base-env.ts';
import { databaseKinds } from '../support/databases.ts';
import { startMailServer } from '../support/fakes/smtp.ts';
import { connect, openDatabaseOf, openTestDatabase } from '../support/test-database.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

const mail = { to: 'visitor@example.com', subject: 'Subject', text: 'Text' };
const sms: Sms = { to: '01012345678', text: 'Code 123456', code: '123456' };
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A worker that sends messages to `take`. */
function work(db: Database, take: (message: Mail | Sms, id: string) => Promise<void>) {
  const gateway = { send: take };
  const { log, lines } = newTestLog();
  const gateways: Pick<Gateways, 'mail' | 'sms' | 'oauth'> = { mail: gateway, sms: gateway, oauth: {} };
  const worker = startOutbox({ db, log, gateways, keys: openKeys(db, undefined) });
  ends.push(worker.stop);
  return { ...worker, lines };
}

const rows = (db: Database) => db.select().from(outbox);

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let database: OpenDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind, inject('postgresUrl'));
    db = database.db;
  });
  beforeEach(() => db.delete(outbox));
  afterAll(() => database.close());

  it('sends stored messages at once when notified, otherwise within two seconds', async () => {
    const sent: unknown[] = [];
    const worker = work(db, async (message) => void sent.push(message));
    await wait(100);
    await db.transaction(async (tx) => {
      await enqueueMail(tx, { ...mail, to: ['a@example.com', 'b@example.com'], replyTo: 'c@example.com' });
      await enqueueSms(tx, sms);
    });
    worker.wake();
    await until(() => sent.length === 3);
    expect(sent).toContainEqual({ ...mail, to: 'b@example.com', replyTo: 'c@example.com' });
    expect(sent).toContainEqual(sms);
    await until(async () => (await rows(db)).length === 0);

    // Each round begins just after a poll, so without a wake-up most would take a second.
    const rounds: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      await db.transaction((tx) => enqueueMail(tx, mail));
      const begun = performance.now();
      worker.wake();
      await until(() => sent.length === 3 + round);
      rounds.push(performance.now() - begun);
      await until(async () => (await rows(db)).length === 0);
    }
    expect(rounds.toSorted((a, b) => a - b)[2]).toBeLessThan(500);

    await db.transaction((tx) => enqueueMail(tx, mail));
    await until(() => sent.length === 9, 2);
  });

  it('sends nothing of a transaction that was taken back', async () => {
    const sent: unknown[] = [];
    const worker = work(db, async (message) => void sent.push(message));
    const transaction = db.transaction(async (tx) => {
      await enqueueMail(tx, mail);
      throw new Error('taken back');
    });
    await expect(transaction).rejects.toThrow('taken back');
    const other = { ...mail, to: 'other@example.com' };
    await db.transaction((tx) => enqueueMail(tx, other));
    worker.wake();
    await until(async () => (await rows(db)).length === 0);
    expect(sent).toEqual([other]);
  });

  it('retries refused messages later and stores no personal data of the failure', async () => {
    const ids = new Set<string>();
    let isDown = true;
    const worker = work(db, async (_message, id) => {
      ids.add(id);
      if (isDown) throw new Error('550 <visitor@example.com> is unknown');
    });
    await db.transaction((tx) => enqueueMail(tx, mail));
    worker.wake();
    await until(async () => (await rows(db))[0]?.lastError === 'Error');
    const [row] = await rows(db);
    expect(row).toMatchObject({ attempts: 1, lockedUntil: null, failedAt: null });
    const delay = (row?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(delay).toBeGreaterThan(3_000);
    expect(delay).toBeLessThan(6_500);
    expect(worker.lines()).toContain('will be retried');
    expect(worker.lines()).not.toContain('visitor');

    isDown = false;
    await db.update(outbox).set({ nextAttemptAt: sql`now()` });
    await until(async () => (await rows(db)).length === 0);
    expect(ids.size).toBe(1);
  });

  it.each([
    ['a mail after three days', mail, '3 days 1 minute', false],
    ['a code by text message after three minutes', sms, '3 minutes 1 second', false],
    ['what will never be taken at once', mail, '0', true],
  ] as const)('gives up %s', async (_case, message, age, isFinal) => {
    let attempts = 0;
    await db.transaction((tx) => ('subject' in message ? enqueueMail(tx, message) : enqueueSms(tx, message)));
    await db.update(outbox).set({ createdAt: sql`now() - ${age}::interval` });
    const worker = work(db, async () => {
      attempts += 1;
      throw new DeliveryError('Not taken', { isFinal });
    });
    await until(async () => (await rows(db))[0]?.failedAt !== null);
    await db.update(outbox).set({ nextAttemptAt: sql`now()` });
    worker.wake();
    await wait(200);
    expect(attempts).toBe(1);
    expect(worker.lines()).toContain('given up');
  });

  it('is not blocked by a mail server that hangs: codes are sent, and at most four mails wait', async () => {
    const begun: string[] = [];
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
    const worker = work(db, async (message) => {
      begun.push('subject' in message ? 'mail' : 'sms');
      if ('subject' in message) await hanging;
    });
    await db.transaction(async (tx) => {
      for (let index = 0; index < 6; index += 1) await enqueueMail(tx, mail);
    });
    worker.wake();
    await until(() => begun.length === 4);
    await db.transaction((tx) => enqueueSms(tx, sms));
    worker.wake();
    await until(() => begun.includes('sms'), 2);
    expect(begun.filter((what) => what === 'mail').length).toBe(4);
    release();
    await until(async () => (await rows(db)).length === 0);
  });

  it('finishes messages in progress before it stops and starts no others', async () => {
    let begun = 0;
    let done = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const worker = work(db, async () => {
      begun += 1;
      await held;
      done += 1;
    });
    await db.transaction(async (tx) => {
      for (let index = 0; index < 8; index += 1) await enqueueMail(tx, mail);
    });
    worker.wake();
    await until(() => begun === 4);
    setTimeout(release, 100);
    await worker.stop();
    expect(done).toBe(4);
    expect(begun).toBe(4);
    expect((await rows(db)).length).toBe(4);
  });
});

function startProcess(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['tests/support/processes/outbox.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  return child;
}

/** Rows of the outbox, read by another process after this one closed the embedded database. */
async function look<T>(env: Record<string, string>, read: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabaseOf(env);
  try {
    return await read(db);
  } finally {
    await close();
  }
}

describe('kill -9 between storing and sending', () => {
  it.each(databaseKinds)('loses no mail on %s', async (kind) => {
    const { db, env, close } = await openTestDatabase(kind, inject('postgresUrl'));
    await db.transaction(async (tx) => {
      for (let index = 0; index < 20; index += 1) {
        await enqueueMail(tx, { ...mail, to: `visitor${index}@example.com` });
      }
    });
    await close();
    const server = await startMailServer();
    ends.push(server.stop);

    server.breakDown('silent');
    const first = startProcess({ ...env, SMTP_URL: server.url });
    await until(() => server.begun() === 4);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(server.mails).toEqual([]);

    // No other process claims a message before its lock expires, so the test expires it.
    const locked = await look(env, (seen) => rows(seen));
    expect(locked.filter(({ lockedUntil }) => lockedUntil).length).toBe(4);
    await look(env, (seen) => seen.update(outbox).set({ lockedUntil: sql`now() - interval '1 second'` }));

    server.breakDown(undefined);
    const second = startProcess({ ...env, SMTP_URL: server.url });
    await until(() => server.mails.length === 20);
    second.kill('SIGKILL');
    await once(second, 'exit');
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(new Set(server.mails.map(({ to }) => to?.[0]?.address)).size).toBe(20);
  });
});

describe('two processes on one PostgreSQL', () => {
  it('send each of 200 mails once', async () => {
    const { db, env, close } = await openTestDatabase('postgresql', inject('postgresUrl'));
    ends.push(close);
    const server = await startMailServer();
    ends.push(server.stop);
    await db.transaction(async (tx) => {
      for (let index = 0; index < 200; index += 1) await enqueueMail(tx, mail);
    });
    const shares = await Promise.all(
      [0, 1].map(async () => {
        const other = connect(env.DATABASE_URL ?? '');
        ends.push(other.close);
        const smtp = createSmtpMail(server.url, { name: '', address: 'a@example.com' });
        ends.push(smtp.close);
        const share = { sent: 0 };
        work(other.db, async (message, id) => {
          share.sent += 1;
          if ('subject' in message) await smtp.send(message, id);
        });
        return share;
      }),
    );
    await until(async () => (await rows(db)).length === 0, 30);
    expect(server.mails.length).toBe(200);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(200);
    for (const { sent } of shares) expect(sent).toBeGreaterThan(20);
  });
});

describe('the wait before another attempt', () => {
  it('doubles from five seconds to an hour, never the same for two', () => {
    for (let attempts = 1; attempts < 100; attempts += 1) {
      const plain = Math.min(5 * 2 ** (attempts - 1), 3600);
      const delays = Array.from({ length: 20 }, () => retryDelaySeconds(attempts));
      for (const delay of delays) {
        expect(delay).toBeGreaterThanOrEqual(Math.max(5, plain * 0.8));
        expect(delay).toBeLessThanOrEqual(Math.min(3600, plain * 1.2));
      }
      expect(new Set(delays).size).toBeGreaterThan(1);
    }
  });
});
