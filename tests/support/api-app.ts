import { resolve } from 'node:path';
import pino from 'pino';
import * as v from 'valibot';
import { expect } from 'vitest';
import { createApiApp } from '#api/app.ts';
import type { ApiApp, ApiDeps } from '#api/context.ts';
import type { Database, OpenDatabase } from '#api/db/database.ts';
import { openPglite } from '#api/db/pglite.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { createKeyedHash } from '#api/services/keyed-hash.ts';
import { apiBase, type Endpoint } from '#contract/endpoints.ts';
import { newDataDir, query } from './databases.ts';

const root = resolve(import.meta.dirname, '../..');
const migrations = resolve(root, 'api/db/migrations');

export const databaseKinds = ['pglite', 'postgresql'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

export type TestApi = {
  app: ApiApp;
  deps: ApiDeps;
  db: Database;
  /** A request to a path below /api/v1. */
  call(path: string, init?: RequestInit & { locale?: string }): Promise<Response>;
  close(): Promise<void>;
};

async function openEmpty(kind: DatabaseKind, serverUrl: string): Promise<OpenDatabase> {
  if (kind === 'pglite') return openPglite(newDataDir(), migrations);
  const name = `api_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, migrations, () => undefined);
}

function refuse(): never {
  throw new Error('This test sends nothing');
}

/** The API in this process over a new, migrated and empty database. Gateways refuse unless `overrides` has others. */
export async function openTestApi(
  kind: DatabaseKind,
  serverUrl: string,
  overrides: Partial<ApiDeps> = {},
): Promise<TestApi> {
  const database = await openEmpty(kind, serverUrl);
  await database.migrate();
  const { db } = database;
  const deps: ApiDeps = {
    db,
    log: pino({ level: 'error' }),
    prepare: async () => undefined,
    keyedHash: await createKeyedHash(db, 'test'.repeat(16)),
    gateways: {
      mail: { send: refuse },
      sms: { send: refuse },
      captcha: { isConfigured: false, check: refuse },
      oauth: {},
    },
    siteOrigin: 'http://localhost:3000',
    staffMail: undefined,
    resourcesDir: root,
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
    close: database.close,
  };
}

/** The body of a success, which must be just what the contract says: no field less and none more. */
export async function answerOf<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  response: Response,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  expect(response.status).toBe(endpoint.response.status);
  const json: unknown = await response.json();
  const schema: TEndpoint['response']['schema'] = endpoint.response.schema;
  const parsed = v.parse(schema, json);
  expect(json).toEqual(parsed);
  return parsed;
}
