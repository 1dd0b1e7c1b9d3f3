import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { lockDataDir } from '#api/db/lock.ts';
import { socialProviders } from '#contract/members.ts';
import { baseEnv } from '../support/base-env.ts';
import { runInProcess } from '../support/command-line.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import {
  newDataDir,
  newEmptyDatabase,
  newPostgresDatabase,
  newSeededDataDir,
  query,
} from '../support/databases.ts';
import { startFakes } from '../support/fakes/all.ts';
import { startSite } from '../support/site.ts';

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function statesOf(output: string): Record<string, string> {
  const states = output
    .trim()
    .split('\n')
    .map((line) => /^(\S+) +(works|off|broken) +\S/.exec(line)?.slice(1) ?? [line, '']);
  return Object.fromEntries(states);
}

/** Runs the command as an operator does. */
async function runDoctor(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/command.ts', 'doctor'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, errors, states: statesOf(output) };
}

async function diagnose(env: Record<string, string>) {
  const before = process.exitCode;
  const output = await runInProcess(['doctor'], env);
  const code = process.exitCode ?? 0;
  process.exitCode = before;
  return { code, output, states: statesOf(output) };
}

const SITE_URL = 'https://www.example.com';

/** Every service, with a separate server that accepts the right credentials. */
async function startServices() {
  const { env, mail, sms, stop } = await startFakes(SITE_URL);
  ends.push(stop);
  return { env: { SITE_URL, ...env }, mail, sms };
}

const outside = ['mail', 'sms', 'captcha', ...socialProviders];

const own = { disk: 'works', database: 'works', holidays: 'works' };

function all(state: string) {
  return Object.fromEntries(outside.map((service) => [service, state]));
}

it('works with the services of `npm run fakes`, by the settings that it prints', async () => {
  const fakes = spawn(process.execPath, ['scripts/fakes.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...baseEnv(), SITE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => fakes.kill());
  let printed = '';
  fakes.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/^KAKAO_PROFILE_URL=.*\n/m);
  const env = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
  const { code, states } = await runDoctor({ SITE_URL, ...env, DATA_DIR: newDataDir() });
  expect(states).toMatchObject(all('works'));
  expect(code).toBe(0);
});

describe('npm run doctor', () => {
  it('finds everything off but the database where nothing is configured', async () => {
    const { code, states } = await diagnose({ DATA_DIR: newDataDir() });
    const data = { consent: 'off', terms: 'off', backup: 'off', records: 'off' };
    expect(states).toEqual({ ...own, recipients: 'off', ...data, ...all('off') });
    expect(code).toBe(0);
  });

  it('finds the last backup, and reports it once it is older than 26 hours', async () => {
    const url = await newPostgresDatabase(inject('postgresUrl'));
    const DATABASE_URL = url;
    expect((await diagnose({ DATABASE_URL })).states.backup).toBe('off');
    const file = join(newDataDir(), 'backup.gz');
    for (const _time of [1, 2]) await runInProcess(['backup', file], { DATABASE_URL });
    expect((await diagnose({ DATABASE_URL })).states.backup).toBe('works');
    await query(
      url,
      `update jobs set last_run_at = last_run_at - interval '27 hours', next_run_at = next_run_at - interval '27 hours'
        where name = 'backup'`,
    );
    const { code, output, states } = await diagnose({ DATABASE_URL });
    expect(states.backup).toBe('broken');
    expect(output).toMatch(/^backup +broken +the last one is of 20\d\d-/m);
    expect(code).toBe(1);
  });

  it('asks to mail members about an upcoming version, and reports it once the notice is too short', async () => {
    const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    const termsLine = async () =>
      /^terms +(\w+) +(.*)$/m.exec((await diagnose({ DATABASE_URL })).output)?.slice(1);
    const command = (...args: string[]) => runInProcess(args, { DATABASE_URL });
    const effectiveAt = new Date(Date.now() + 9.5 * 24 * 3_600_000).toISOString();
    const folder = contentFolder({
      'terms/terms/next/terms.yaml': JSON.stringify({ effectiveAt }),
      'terms/terms/next/ko-KR.md': markdown({ title: '이용약관' }, '## 새 조항'),
    });
    await query(DATABASE_URL, 'delete from terms where effective_at > now()');
    await command('content', 'apply', folder);
    expect(await termsLine()).toEqual(['works', 'all members are mailed']);
    const account = ['--email', 'member@example.com', '--password', 'correct horse', '--name', 'Member'];
    await command('member:create', ...account);
    const hint = '1 members are not mailed: npm run terms -- announce terms next --yes';
    expect(await termsLine()).toEqual(['works', `terms next takes effect in 9 days, ${hint}`]);
    await query(DATABASE_URL, "update terms set effective_at = effective_at - interval '2 days'");
    expect(await termsLine()).toEqual(['broken', `terms next takes effect in 7 days, ${hint}`]);
    await command('terms', 'announce', 'terms', 'next', '--yes');
    expect(await termsLine()).toEqual(['works', 'all members are mailed']);
  });

  it('verifies the access records of staff', async () => {
    const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    const env = { DATABASE_URL, SECRET_KEY: 'key'.repeat(12) };
    const invite = ['staff:invite', '--email', 'owner@example.com', '--name', 'x', '--role', 'owner'];
    for (const _time of [1, 2]) await runInProcess(invite, env);
    expect((await diagnose(env)).output).toMatch(/^records +works +2 access records/m);
    expect((await diagnose({ ...env, SECRET_KEY: 'other'.repeat(8) })).states.records).toBe('broken');
    await query(DATABASE_URL, 'truncate access_records');
    const { code, output } = await diagnose(env);
    expect(output).toMatch(/^records +broken +access record 1 was changed or removed/m);
    expect(code).toBe(1);
  });

  it('reports a missing consent text', async () => {
    const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    await query(
      DATABASE_URL,
      "update terms set effective_at = now() + interval '1 day' where kind = 'inquiry'",
    );
    const { code, output, states } = await diagnose({ DATABASE_URL });
    expect(states).toMatchObject({ database: 'works', consent: 'broken' });
    expect(output).toContain('no text in force: terms/inquiry.');
    expect(code).toBe(1);
  });

  it('looks at the data of a running site', async () => {
    const DATA_DIR = newSeededDataDir();
    const site = await startSite({ DATA_DIR });
    ends.push(site.kill);
    const { states } = await diagnose({ DATA_DIR });
    expect(states).toMatchObject({ ...own, consent: 'works', backup: 'off' });
  });

  it('reports a data folder that cannot be used', async () => {
    const { code, output, states } = await diagnose({ DATA_DIR: '/proc/self/status/data' });
    expect(states.disk).toBe('broken');
    expect(output).toMatch(/^disk +broken +\/proc\/self\/status is a file, not a folder$/m);
    expect(code).toBe(1);
  });

  it('reports that services accept the credentials, and sends nothing', async () => {
    const { env, mail, sms } = await startServices();
    const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    const { code, output, states } = await diagnose({
      ...env,
      DATABASE_URL,
      INQUIRY_MAIL_TO: 'a@example.com,b@example.com',
    });
    expect(states).toEqual({
      ...own,
      recipients: 'works',
      consent: 'works',
      backup: 'off',
      terms: 'works',
      records: 'off',
      ...all('works'),
    });
    expect(output).toContain('staff mails go to a@example.com, b@example.com');
    expect(code).toBe(0);
    expect(output).not.toContain('right');
    expect([mail.mails, sms.messages]).toEqual([[], []]);
  });

  it('reports wrong credentials without printing them', async () => {
    const { env } = await startServices();
    const wrong = Object.entries(env).map(([name, value]) => [name, value.replace('right', 'stale-value')]);
    const { code, output, states } = await diagnose({
      DATA_DIR: newDataDir(),
      ...Object.fromEntries(wrong),
    });
    expect(states).toMatchObject({ ...own, ...all('broken') });
    expect(code).toBe(1);
    expect(output).not.toContain('stale-value');
  });

  it('finds services that cannot be reached, and a database without tables', async () => {
    const { env } = await startServices();
    const unavailable = Object.entries(env).map(([name, value]) => [name, value.replace(/:\d+/, ':1')]);
    const DATABASE_URL = await newEmptyDatabase(inject('postgresUrl'));
    const { code, output, states } = await diagnose({ ...Object.fromEntries(unavailable), DATABASE_URL });
    expect(states).toMatchObject({ database: 'broken', ...all('broken') });
    expect(output).toContain('run `npm run migrate`');
    expect(code).toBe(1);
  });

  it('reports an embedded database that a site has open as working', async () => {
    const DATA_DIR = newDataDir();
    mkdirSync(join(DATA_DIR, 'pglite'));
    const lock = lockDataDir(DATA_DIR);
    ends.push(lock.release);
    const { code, output, states } = await diagnose({ DATA_DIR });
    expect(states.database).toBe('works');
    expect(output).toContain('in use by the running site');
    expect(code).toBe(0);
  });

  it('reports a fault of the environment in one line', async () => {
    const { code, errors } = await runDoctor({ SMS_KEY: 'key' });
    expect(errors).toBe('Environment: set all of SMS_KEY, SMS_SECRET and SMS_FROM, or none\n');
    expect(code).toBe(1);
  });
});
