import { resolve } from 'node:path';
import pino from 'pino';
import { createApiApp } from '#api/app.ts';
import { checkCommand } from '#api/commands/index.ts';
import type { ApiApp, ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { openKeys } from '#api/services/keys.ts';
import { apiBase } from '#contract/endpoints.ts';
import type { DatabaseKind } from './databases.ts';
import { openTestDatabase } from './test-database.ts';

const root = resolve(import.meta.dirname, '../..');

export const testSecret = 'test'.repeat(16);

export type TestApi = {
  app: ApiApp;
  deps: ApiDeps;
  db: Database;
  call(path: string, init?: RequestInit & { locale?: string }): Promise<Response>;
  /** Runs a command in this process. */
  run(command: string, input?: unknown): Promise<string>;
  close(): Promise<void>;
};

function refuse(): never {
  throw new Error('This test sends nothing');
}

/** The API in this process over a new, migrated, empty database. Gateways refuse unless `overrides` has others. */
export async function openTestApi(
  kind: DatabaseKind,
  serverUrl: string,
  overrides: Partial<ApiDeps> = {},
): Promise<TestApi> {
  const database = await openTestDatabase(kind, serverUrl);
  const { db, close } = database;
  const { keyedHash, encryption } = openKeys(db, testSecret);
  const deps: ApiDeps = {
    db,
    log: pino({ level: 'error' }),
    prepare: async () => undefined,
    keyedHash,
    encryption,
    gateways: {
      mail: { send: refuse },
      sms: { send: refuse },
      captcha: { isConfigured: false, check: refuse },
      oauth: {},
      webhooks: {},
    },
    siteOrigin: 'http://localhost:3000',
    staffMail: undefined,
    company: {},
    staffNetworks: undefined,
    dashboardUrl: undefined,
    confirmationBudget: { perMinute: 1000, perHour: 1000 },
    pages: undefined,
    resourcesDir: root,
    outboxFolder: '/nonexistent',
    wakeOutbox: () => undefined,
    ...overrides,
  };
  const app = createApiApp(deps);
  return {
    app,
    deps,
    db,
    call: async (path, { locale, headers, ...init } = {}) =>
      app.fetch(
        new Request(`http://localhost${apiBase}${path}`, {
          ...init,
          headers: {
            ...(locale && { 'accept-language': locale }),
            ...Object.fromEntries(new Headers(headers)),
          },
        }),
        { clientAddress: '192.0.2.1', requestId: 'test' },
      ),
    run: async (command, input = {}) => checkCommand(command, input)({ deps, database }),
    close,
  };
}
