import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../..');

export const databaseKinds = ['pglite', 'postgresql'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-data-'));
}

export function newSeededDataDir(): string {
  const folder = newDataDir();
  const template = process.env.TEST_SEEDED_DATA_DIR;
  if (!template) throw new Error('tests/support/global-databases.ts has not run');
  cpSync(template, folder, { recursive: true });
  return folder;
}

const commandLine = 'scripts/command.ts';

export function runCommandLine(args: string[], env: Record<string, string>, input = '') {
  return spawnSync(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    input,
  });
}

/** Runs a command without blocking this thread; returns its exit code. */
export async function startCommandLine(args: string[], env: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code;
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  return databaseUrl(serverUrl, name);
}

export function newEmptyDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, 'template1');
}

const seededTemplate = 'seeded_template';

function seed(env: Record<string, string>): void {
  const { status, stderr } = runCommandLine(['seed'], env);
  if (status !== 0) throw new Error(`The database could not be seeded: ${stderr}`);
}

export function seedDataDirTemplate(): void {
  const folder = newDataDir();
  seed({ DATA_DIR: folder });
  process.env.TEST_SEEDED_DATA_DIR = folder;
}

export async function newPostgresDatabase(serverUrl: string): Promise<string> {
  const templates = await query(serverUrl, 'select 1 from pg_database where datname = $1', [seededTemplate]);
  if (templates.length === 0) {
    await query(serverUrl, `create database ${seededTemplate}`);
    seed({ DATABASE_URL: databaseUrl(serverUrl, seededTemplate) });
  }
  return createDatabase(serverUrl, seededTemplate);
}

export async function query<TRow extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<TRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<TRow>(text, values)).rows;
  } finally {
    await client.end();
  }
}
