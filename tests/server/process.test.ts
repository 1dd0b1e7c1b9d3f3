import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { baseEnv } from '../support/base-env.ts';
import {
  newDataDir,
  newEmptyDatabase,
  newPostgresDatabase,
  newSeededDataDir,
  query,
  runCommandLine,
  startCommandLine,
} from '../support/databases.ts';
import { freePort, type RunningSite, runToEnd, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const root = resolve(import.meta.dirname, '../..');
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Runs the server with a file system of `size` as data folder, which ends with the process. */
async function runOnSmallDisk(env: { DATA_DIR: string; DATABASE_URL?: string }, size: string) {
  const script = `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && exec "$0" .output/server/index.mjs`;
  const child = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', script, process.execPath], {
    cwd: root,
    env: { ...baseEnv(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output: output + errors };
}

function newFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-file-')), 'file');
  writeFileSync(file, '');
  return file;
}

describe('the built server', () => {
  it('runs with nothing beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-output-'));
    cpSync(join(root, '.output'), folder, { recursive: true });
    const site = await startSite({ DATA_DIR: newSeededDataDir() }, join(folder, 'server/index.mjs'));
    cleanups.push(site.kill);
    expect((await fetch(`${site.url}/news?lang=ko-KR`)).status).toBe(200);
  });

  it('stops an old Node with one line', () => {
    const entry = readFileSync(join(root, '.output/server/index.mjs'), 'utf8');
    const oldNode = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });\n${entry}`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
      input: oldNode,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node\.js 22\.12 or newer is needed; this is v[\d.]+\.\n$/);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ SITE_URL: 'nowhere' }, 'SITE_URL must be a URL'],
    [{ SITE_URL: 'https://www.example.com/shop' }, 'SITE_URL must be an origin without a path'],
    [{ METRICS_TOKEN: '  ' }, 'METRICS_TOKEN must be one line of ASCII, not blank'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  ])('stops at %j with one line', async (variables: Record<string, string>, line) => {
    const { code, output } = await runToEnd({ DATA_DIR: newDataDir(), ...variables });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(line);
  });

  it('stops without the facts of the company, before it opens its database', async () => {
    const DATA_DIR = newDataDir();
    const { code, output } = await runToEnd({
      DATA_DIR,
      SITE_URL: 'https://www.example.com',
      ALLOW_MISSING_COMPANY_FACTS: '',
      PRIVACY_PHONE: '1',
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Environment: PRIVACY_PHONE must be a telephone number; set the company's facts .+\n$/,
    );
    expect(output).toContain('BUSINESS_REGISTRATION, MAIL_ORDER_NUMBER');
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('stops with one line when another process has the data folder open', async () => {
    const dataDir = newSeededDataDir();
    const site = await startSite({ DATA_DIR: dataDir });
    cleanups.push(site.kill);
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('in use by another process');
    expect((await fetch(`${site.url}/news?lang=ko-KR`)).status).toBe(200);
    await site.kill();
    const again = await startSite({ DATA_DIR: dataDir });
    cleanups.push(again.kill);
    expect((await fetch(`${again.url}/news?lang=ko-KR`)).status).toBe(200);
  });

  it.each([
    ['a file in its place', 'is a file, not a folder', () => newFile()],
    ['a folder below a file', 'is below a file', () => join(newFile(), 'data')],
    ['a folder that nobody can write to', 'cannot be written by this user', () => '/sys/data'],
  ])('stops with one line for %s as data folder', async (_name, fault, newFolder) => {
    const DATA_DIR = newFolder();
    const { code, output } = await runToEnd({ DATA_DIR });
    expect(output).toMatch(new RegExp(`^The data folder ${DATA_DIR} ${fault} \\(E\\w+\\)\\.\n$`));
    expect(code).toBe(1);
    const command = runCommandLine(['inbox', 'list'], { DATA_DIR });
    expect(command.stderr).toBe(output);
    expect(command.status).toBe(1);
  });

  it.each([
    ['a file in its place', 'is a file, not a folder', () => newFile()],
    ['a folder that nobody can write to', 'cannot be written by this user', () => '/sys/data'],
  ])('stops with PostgreSQL too for %s, if mails go to files', async (_name, fault, newFolder) => {
    const env = { DATA_DIR: newFolder(), DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    const { code, output } = await runToEnd(env);
    expect(output).toMatch(new RegExp(`^The data folder ${env.DATA_DIR} ${fault} \\(E\\w+\\)\\.\n$`));
    expect(code).toBe(1);
    const services = { SMTP_URL: 'smtp://localhost', SMS_KEY: 'k', SMS_SECRET: 's', SMS_FROM: '0212345678' };
    const site = await startSite({ ...env, ...services });
    cleanups.push(site.kill);
  });

  it('stops with one line for a file in place of the outbox', async () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'outbox'), '');
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(output).toBe(`The data folder ${dataDir}/outbox is a file, not a folder (EEXIST).\n`);
    expect(code).toBe(1);
  });

  it('stops with one line on a disk without space, with either database', async () => {
    const DATA_DIR = newDataDir();
    const embedded = await runOnSmallDisk({ DATA_DIR }, '60m');
    expect(embedded.output).toMatch(
      new RegExp(`^The data folder ${DATA_DIR} is on a full disk: 6\\d MB are free, 120 MB are needed\\.\n$`),
    );
    const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    const outbox = await runOnSmallDisk({ DATA_DIR, DATABASE_URL }, '5m');
    expect(outbox.output).toMatch(/ is on a full disk: 5 MB are free, 10 MB are needed\.\n$/);
    expect([embedded.code, outbox.code]).toEqual([1, 1]);
  });

  it('stops with one line when its port is taken while it opens the database', async () => {
    const [dataDir, port] = [newSeededDataDir(), await freePort()];
    const ended = runToEnd({ DATA_DIR: dataDir, PORT: String(port) });
    await until(async () => existsSync(join(dataDir, 'lock')));
    const other = createServer().listen(port);
    cleanups.push(() => other.close());
    await once(other, 'listening');
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Cannot listen on port \d+: .*EADDRINUSE.*\n$/m);
    const again = await startSite({ DATA_DIR: dataDir });
    cleanups.push(again.kill);
    expect((await fetch(`${again.url}/news?lang=ko-KR`)).status).toBe(200);
  });

  it('ends with 0 on SIGTERM, after the answers in flight', async () => {
    const site = await startSite({ DATA_DIR: newSeededDataDir() });
    const body = JSON.stringify({
      type: 'OTHER',
      fullName: 'Aurora',
      email: 'a@example.com',
      content: 'Sent while the server shuts down',
      privacyAgree: true,
    });
    const inFlight = request(`${site.url}/api/v1/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    inFlight.flushHeaders();
    await once(inFlight, 'continue');
    const ended = site.stop();
    inFlight.end(body);
    const [response] = await once(inFlight, 'response');
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await ended).toBe(0);
  });

  it('reports that it is not ready while it shuts down', async () => {
    const site = await startSite({ DATA_DIR: newSeededDataDir() });
    const ended = site.stop();
    const statuses = new Set<number>();
    while (!statuses.has(503)) statuses.add((await fetch(`${site.url}/readyz`)).status);
    expect(await ended).toBe(0);
  });
});

describe('a running server', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite({ DATA_DIR: newSeededDataDir() });
  });

  afterAll(() => site?.kill());

  it('stops another one on its port with one line', async () => {
    const dataDir = newDataDir();
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: new URL(site.url).port });
    expect(code).toBe(1);
    expect(output).toMatch(/^Cannot listen on port \d+: .*EADDRINUSE.*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('answers 400 to a request that is no web request', async () => {
    const { hostname, port } = new URL(site.url);
    for (const head of ['GET http://evil.example/ HTTP/1.1\r\nHost: x', 'GET / HTTP/1.1\r\nHost: a b/c@d']) {
      const socket = connect(Number(port), hostname);
      socket.write(`${head}\r\nConnection: close\r\n\r\n`);
      const chunks: string[] = [];
      socket.on('data', (chunk) => chunks.push(String(chunk)));
      await new Promise((done) => socket.once('close', done));
      expect(chunks.join('')).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

describe('the database commands', () => {
  it('migrate and seed PostgreSQL, and change nothing when they run again', async () => {
    const url = await newPostgresDatabase(inject('postgresUrl'));
    const snapshot = () => query(url, "select * from posts where kind = 'news' order by id");
    const before = await snapshot();
    expect(before).toHaveLength(38);
    for (const command of ['migrate', 'seed'] as const) {
      expect(runCommandLine([command], { DATABASE_URL: url }).status).toBe(0);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('migrate one PostgreSQL from several processes at once', async () => {
    const url = await newEmptyDatabase(inject('postgresUrl'));
    const codes = await Promise.all([1, 2, 3].map(() => startCommandLine(['seed'], { DATABASE_URL: url })));
    expect(codes).toEqual([0, 0, 0]);
    expect(await query(url, "select 1 from posts where kind = 'news'")).toHaveLength(38);
  });

  it('migrate a PostgreSQL that a running site waits for', async () => {
    const url = await newEmptyDatabase(inject('postgresUrl'));
    const site = await startSite({ DATABASE_URL: url });
    cleanups.push(site.kill);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    for (const path of ['/news?lang=en-US', '/api/v1/news', '/api/v1/languages'])
      expect((await fetch(site.url + path)).status, path).toBe(503);
    const advice = 'run `npm run migrate`';
    await until(() => site.output().includes(advice));
    const starts = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50') && !line.includes('requestId'));
    expect(starts).toHaveLength(1);
    expect(starts[0]).toContain(advice);
    expect(site.output()).not.toMatch(/does not exist| {4}at /);
    const list = runCommandLine(['inbox', 'list'], { DATABASE_URL: url });
    expect(list.stderr).toBe('The database lacks tables or columns of this version: run `npm run migrate`\n');
    expect(runCommandLine(['migrate'], { DATABASE_URL: url }).status).toBe(0);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  it('work on the embedded database, and while the site runs', async () => {
    const dataDir = newSeededDataDir();
    expect(runCommandLine(['seed'], { DATA_DIR: dataDir }).status).toBe(0);
    const site = await startSite({ DATA_DIR: dataDir });
    cleanups.push(site.kill);
    const { status, stdout } = runCommandLine(['migrate'], { DATA_DIR: dataDir });
    expect(status).toBe(0);
    expect(stdout).toContain('The schema is up to date.');
  });
});
