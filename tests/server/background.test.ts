import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { createApiApp } from '#api/app.ts';
import type { ApiConfig } from '#api/config.ts';
import { jobs, outbox } from '#api/db/schema/index.ts';
import { ServiceUnavailableError } from '#api/gateways/gateways.ts';
import { createGateways } from '#api/gateways/index.ts';
import { openApi } from '#api/index.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';
import { newDataDir } from '../support/databases.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

const mail = { to: 'visitor@example.com', subject: 'Subject', text: 'Text' };

function configOf(env: Record<string, string>, log: ApiConfig['log']): ApiConfig {
  const RESOURCES_DIR = resolve(import.meta.dirname, '../..');
  return { ...apiSettings(parseEnv({ RESOURCES_DIR, ...env })), log };
}

it('an open API sends mails and runs jobs until it is closed, also when loaded several times', async () => {
  const { db, env, close } = await openTestDatabase('postgresql', inject('postgresUrl'));
  const DATA_DIR = newDataDir();
  const folder = join(DATA_DIR, 'outbox');
  const files = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  try {
    const { log, lines } = newTestLog();
    const config = configOf({ ...env, DATA_DIR }, log);
    // As development does when a file has changed.
    await openApi(config);
    const api = await openApi(config);
    await db.transaction((tx) => enqueueMail(tx, mail));
    await until(() => files() === 1);
    await until(async () => (await db.$count(jobs)) > 0);
    const names = (await db.select().from(jobs)).map(({ name }) => name).sort();
    expect(names).toEqual([
      ...[
        'access-records',
        'advertising',
        'consent-reminders',
        'content',
        'expiry',
        'failed-messages',
        'overdue-inbox',
        'record-review',
      ],
      ...['retention', 'term-notices'],
    ]);

    await api.close();
    await db.transaction((tx) => enqueueMail(tx, mail));
    await wait(1_500);
    expect(files()).toBe(1);
    expect(await db.$count(outbox)).toBe(1);
    expect(lines()).not.toContain('cannot be read');
  } finally {
    await close();
  }
});

it('a request that needs an unavailable service gets 503', async () => {
  const { db, env, close } = await openTestDatabase('postgresql', inject('postgresUrl'));
  const { log, lines } = newTestLog();
  const config = configOf(env, log);
  const app = createApiApp({
    db,
    log,
    encryption: { encrypt: () => '', decrypt: () => undefined },
    keyedHash: () => '',
    gateways: createGateways(config.gateways, config.dataDir, log),
    siteOrigin: config.siteOrigin,
    prepare: async () => undefined,
    staffMail: undefined,
    company: {},
    staffNetworks: undefined,
    dashboardUrl: undefined,
    confirmationBudget: { perMinute: 1000, perHour: 1000 },
    pages: undefined,
    resourcesDir: config.resourcesDir,
    outboxFolder: '',
    wakeOutbox: () => undefined,
  });
  app.get('/unavailable', () => {
    throw new ServiceUnavailableError('naver cannot be reached: ECONNREFUSED');
  });
  try {
    const context = { clientAddress: '192.0.2.1', requestId: 'request' };
    const response = await app.fetch(new Request('http://localhost/api/v1/unavailable'), context);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).not.toContain('naver');
    expect(lines()).toContain('naver cannot be reached');
  } finally {
    await close();
  }
});
