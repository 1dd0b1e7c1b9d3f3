import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { runInProcess } from '../support/command-line.ts';
import {
  type DatabaseKind,
  newDataDir,
  newEmptyDatabase,
  newPostgresDatabase,
  newSeededDataDir,
  query,
  runCommandLine,
} from '../support/databases.ts';
import { mailSentTo } from '../support/outbox.ts';
import { startSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/* Restores a lost installation from its backup, on a new machine with another kind of database. */

const password = 'correct horse battery';
/** Binary, and larger than a chunk of a backup. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({ length: 900_000 }, (_, index) => (index * 31) % 256)),
  Buffer.from('\n%%EOF\n'),
]);

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-backup-'));
}

const run = (env: Record<string, string>, ...args: string[]) => runInProcess(args, env);

async function sendInquiry(url: string, headers: Record<string, string>, email: string): Promise<string> {
  const form = new FormData();
  const fields = { type: 'OTHER', fullName: 'Aurora', email, content: 'How much?', privacyAgree: 'on' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('files', new Blob([pdf]), 'sheet.pdf');
  const response = await fetch(`${url}${apiBase}/contacts`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(201);
  return (await response.json()).data.reference;
}

function logIn(url: string, email: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...newVisitor().headers };
  return fetch(`${url}${apiBase}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
}

async function newInstallation(kind: DatabaseKind): Promise<Record<string, string>> {
  const env = { DATA_DIR: newSeededDataDir(), ...behindProxy };
  return kind === 'pglite' ? env : { ...env, DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
}

/** A machine on which no visitor ever stored anything. */
async function emptyInstallation(kind: DatabaseKind): Promise<Record<string, string>> {
  const own = { DATA_DIR: newDataDir(), ...behindProxy };
  const env =
    kind === 'pglite' ? own : { ...own, DATABASE_URL: await newEmptyDatabase(inject('postgresUrl')) };
  await run(env, 'migrate');
  return env;
}

describe('an installation that is lost', () => {
  it.each([
    ['pglite', 'postgresql'],
    ['postgresql', 'pglite'],
  ] as const)(
    'is restored completely from %s on %s',
    async (from, to) => {
      const file = join(newFolder(), 'backup.gz');
      const { email, headers } = newVisitor();
      const lost = await newInstallation(from);
      // Nothing listens on the discard port, so messages wait and are in the backup.
      const site = await startSite({ ...lost, SMTP_URL: 'smtp://127.0.0.1:9' });
      await run(
        lost,
        'member:create',
        '--email',
        email,
        '--password',
        password,
        '--name',
        '김하늘',
        '--sample',
      );
      const reference = await sendInquiry(site.url, headers, email);
      // A message in flight is locked for 90 s, in the backup too.
      await until(async () => /ECONNREFUSED|ESOCKET/.test(await run(lost, 'outbox', 'list')));
      await run(lost, 'backup', file);
      await site.kill();

      const found = await emptyInstallation(to);
      await run(found, 'restore', file);
      const again = await startSite(found);
      expect((await logIn(again.url, email)).status).toBe(200);
      const saved = newFolder();
      expect(await run(found, 'inbox', 'show', reference, '--save', saved)).toContain(email);
      expect(readFileSync(join(saved, 'sheet.pdf')).equals(pdf)).toBe(true);
      // What waited is sent, within the time after which it is tried again.
      expect(await mailSentTo(found.DATA_DIR ?? '', email, reference)).toContain(reference);
      // Identifiers go on where they were.
      expect(await sendInquiry(again.url, newVisitor().headers, newVisitor().email)).not.toBe(reference);
      await again.kill();
    },
    180_000,
  );
});

describe('a backup', () => {
  it('without a database creates none and reports it', () => {
    const file = join(newFolder(), 'backup.gz');
    const folder = newDataDir();
    const { status, stderr } = runCommandLine(['backup', file], { DATA_DIR: folder });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no database in .*, and DATABASE_URL is not set: nothing to back up\./);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(join(folder, 'pglite'))).toBe(false);
  });
});

describe('a restore', () => {
  it('into a PostgreSQL without tables reports the required first step', async () => {
    const file = join(newFolder(), 'backup.gz');
    const full = await emptyInstallation('pglite');
    expect(await run(full, 'backup', file)).toMatch(/^\d+ rows of the embedded database are in /);
    const env = { DATABASE_URL: await newEmptyDatabase(inject('postgresUrl')) };
    const { status, stderr } = runCommandLine(['restore', file], env);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run migrate');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await query(env.DATABASE_URL, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });
});
