import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { baseEnv } from './base-env.ts';

const root = resolve(import.meta.dirname, '../..');

export const databaseKinds = ['pglite', 'postgresql'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-data-'));
}

type Template = 'migrated' | 'seeded';

const folderVariable = (template: Template) => `TEST_DATA_DIR_${template.toUpperCase()}`;

function copyDataDir(template: Template): string {
  const folder = newDataDir();
  const source = process.env[folderVariable(template)];
  if (!source) throw new Error('tests/support/global-databases.ts has not run');
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** An embedded database with all tables and no rows. */
export const newMigratedDataDir = () => copyDataDir('migrated');

/** An embedded database with the sample content. */
export const newSeededDataDir = () => copyDataDir('seeded');

const commandLine = 'scripts/command.ts';

export function runCommandLine(args: string[], env: Record<string, string>, input = '') {
  return spawnSync(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { ...baseEnv(), ...env },
    encoding: 'utf8',
    input,
  });
}

/** Runs a command without blocking this thread; returns its exit code. */
export async function startCommandLine(args: string[], env: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd: root,
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
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

const commandOf: Record<Template, string> = { migrated: 'migrate', seeded: 'seed' };

async function prepare(template: Template, env: Record<string, string>): Promise<void> {
  const code = await startCommandLine([commandOf[template]], env);
  if (code !== 0) throw new Error(`The database could not be ${template}`);
}

async function copyDatabase(serverUrl: string, template: Template, source: string): Promise<string> {
  const existing = await query(serverUrl, 'select 1 from pg_database where datname = $1', [template]);
  if (existing.length === 0) {
    await query(serverUrl, `create database ${template} template ${source}`);
    await prepare(template, { DATABASE_URL: databaseUrl(serverUrl, template) });
  }
  return createDatabase(serverUrl, template);
}

/** A PostgreSQL database with all tables and no rows. */
export function newMigratedDatabase(serverUrl: string): Promise<string> {
  return copyDatabase(serverUrl, 'migrated', 'template1');
}

/** A PostgreSQL database with the sample content. */
export function newPostgresDatabase(serverUrl: string): Promise<string> {
  return copyDatabase(serverUrl, 'seeded', 'template1');
}

export async function createDataDirTemplates(): Promise<void> {
  for (const template of ['migrated', 'seeded'] as const) {
    const folder = template === 'migrated' ? newDataDir() : newMigratedDataDir();
    await prepare(template, { DATA_DIR: folder, SAMPLE_CONTENT: template === 'seeded' ? 'on' : 'off' });
    process.env[folderVariable(template)] = folder;
  }
}

/** Test files copy what the first call of each kind prepares. */
export async function createDatabaseTemplates(serverUrl: string): Promise<void> {
  await newMigratedDatabase(serverUrl);
  await copyDatabase(serverUrl, 'seeded', 'migrated');
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
