import { resolve } from 'node:path';
import pino from 'pino';
import { createApiApp } from '#api/app.ts';
import type { ApiApp, ApiDeps } from '#api/context.ts';
import type { OpenDatabase } from '#api/db/database.ts';
import { openPglite } from '#api/db/pglite.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { createKeyedHash } from '#api/services/keyed-hash.ts';
import { newDataDir, query } from './databases.ts';

const migrations = resolve(import.meta.dirname, '../../api/db/migrations');

export type DatabaseKind = OpenDatabase['kind'];

export type TestApi = {
  app: ApiApp;
  deps: ApiDeps;
  db: ApiDeps['db'];
  close(): Promise<void>;
};

async function openDatabase(kind: DatabaseKind, postgresUrl: string): Promise<OpenDatabase> {
  if (kind === 'pglite') return openPglite(newDataDir(), migrations);
  const name = `api_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, migrations, (error) => {
    throw error;
  });
}

function refuse(): never {
  throw new Error('No test expects this service to be asked');
}

/** The API over a new, migrated and empty database; nothing is sent, and no outside service is configured. */
export async function openTestApi(
  kind: DatabaseKind,
  postgresUrl: string,
  overrides: Partial<ApiDeps> = {},
): Promise<TestApi> {
  const database = await openDatabase(kind, postgresUrl);
  await database.migrate();
  const { db, close } = database;
  const deps: ApiDeps = {
    db,
    log: pino({ level: 'silent' }),
    keyedHash: await createKeyedHash(db, undefined),
    gateways: {
      mail: { send: refuse },
      sms: { send: refuse },
      captcha: { isConfigured: false, check: refuse },
      oauth: {},
    },
    siteOrigin: 'https://site.example',
    staffMail: undefined,
    wakeOutbox: () => undefined,
    ...overrides,
  };
  return { app: createApiApp(deps), deps, db, close };
}
