import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startNginx } from '../../scripts/rehearsal/nginx.ts';
import { databaseKinds, newPostgresDatabase, newSeededDataDir, query } from '../support/databases.ts';
import { brokenNews, startOutsideApi } from '../support/outside-api.ts';
import { freePort, type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

function sendInquiry(origin: string, content: string, headers: Record<string, string> = {}) {
  const visitor = newVisitor();
  return fetch(`${origin}/api/v1/contacts`, {
    method: 'POST',
    headers: { ...visitor.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      type: 'OTHER',
      fullName: 'Aurora',
      email: visitor.email,
      content,
      privacyAgree: true,
    }),
  });
}

/** nginx sends the second attempt to the other process. */
describe('a process that dies with connections that it has not accepted', () => {
  let databaseUrl = '';
  let processes: RunningSite[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let origin = '';

  beforeAll(async () => {
    databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
    const env = { ...behindProxy, DATABASE_URL: databaseUrl, HOST: '127.0.0.1' };
    processes = [
      await startSite({ ...env, DATA_DIR: newSeededDataDir() }),
      await startSite({ ...env, DATA_DIR: newSeededDataDir() }),
    ];
    const [first = 0, second = 0] = processes.map(({ url }) => Number(new URL(url).port));
    const port = await freePort();
    nginx = await startNginx(mkdtempSync(join(tmpdir(), 'site-nginx-')), port, [first, second]);
    origin = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(processes.map((site) => site.kill()));
  });

  it('loses no inquiry behind nginx, and none is stored twice', async () => {
    const [dying] = processes;
    if (!dying) throw new Error('No process');
    process.kill(dying.pid, 'SIGSTOP');
    // All from one address: at most ten an hour.
    const answers = Array.from({ length: 10 }, (_, index) => sendInquiry(origin, `Inquiry ${index}`));
    await wait(500);
    await dying.kill();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(answers.map(() => 201));
    const stored = await query<{ content: string }>(databaseUrl, 'select content from contacts');
    const contents = stored.map(({ content }) => content).toSorted();
    expect(contents).toEqual(answers.map((_, index) => `Inquiry ${index}`));
  });
});

function delivery(id: string, delivered: 'first' | 'second') {
  return { 'x-request-id': id, 'x-delivery': delivered };
}

describe.each(databaseKinds)('a write that nginx delivers twice, on %s', (kind) => {
  let site: RunningSite;

  beforeAll(async () => {
    const database =
      kind === 'pglite' ? {} : { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    site = await startSite({ ...behindProxy, DATA_DIR: newSeededDataDir(), ...database });
  });

  afterAll(() => site?.kill());

  it('is refused if a process has begun the first delivery', async () => {
    const id = crypto.randomUUID();
    expect((await sendInquiry(site.url, 'Begun', delivery(id, 'first'))).status).toBe(201);
    expect((await sendInquiry(site.url, 'Begun', delivery(id, 'second'))).status).toBe(502);
    expect((await sendInquiry(site.url, 'Begun', delivery(id, 'first'))).status).toBe(502);
  });

  it('is handled if no process has', async () => {
    const id = crypto.randomUUID();
    expect((await sendInquiry(site.url, 'Not begun', delivery(id, 'second'))).status).toBe(201);
  });

  it('is answered for each delivery by nginx, and without nginx for each request', async () => {
    const headers = delivery(crypto.randomUUID(), 'first');
    for (let time = 0; time < 2; time += 1) {
      expect((await fetch(`${site.url}/healthz`, { headers })).status).toBe(200);
    }
    const id = { 'x-request-id': crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      expect((await sendInquiry(site.url, 'Without nginx', id)).status).toBe(201);
    }
  });
});

describe('a write that nginx delivers twice to a site without a database', () => {
  it('is refused', async () => {
    const api = await startOutsideApi(brokenNews);
    const site = await startSite({ ...behindProxy, API_BASE_URL: api.url });
    try {
      const send = async (delivered: 'first' | 'second') => {
        const headers = delivery(crypto.randomUUID(), delivered);
        return (await fetch(`${site.url}/contact?lang=en-US`, { method: 'POST', headers })).status;
      };
      expect(await send('first')).not.toBe(502);
      expect(await send('second')).toBe(502);
    } finally {
      await site.kill();
      api.stop();
    }
  });
});
