import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../..');

/** The databases that the site runs on. */
export const databaseKinds = ['pglite', 'postgresql'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

/** A fresh folder for an embedded database. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-data-'));
}

const commandLine = 'scripts/command.ts';

/** Runs one of the project's commands, as `npm run` does. */
export function runCommandLine(args: string[], env: Record<string, string>, input = '') {
  return spawnSync(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    input,
  });
}

/** The same without waiting for it in this thread; answers with its exit code. */
export async function startCommandLine(args: string[], env: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code;
}

/** A new database on the server at `serverUrl`, without tables; answers with its URL. */
export async function newEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A new, migrated and seeded database on the server at `serverUrl`; answers with its URL. */
export async function newPostgresDatabase(serverUrl: string): Promise<string> {
  const url = await newEmptyDatabase(serverUrl);
  const { status, stderr } = runCommandLine(['seed'], { DATABASE_URL: url });
  if (status !== 0) throw new Error(`The database could not be seeded: ${stderr}`);
  return url;
}

/** Rows of one query over a connection of its own. */
export async function query<TRow extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<TRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<TRow>(text, values)).rows;
  } finally {
    await client.end();
  }
}
