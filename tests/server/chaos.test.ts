import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { newPostgresDatabase, newSeededDataDir, query } from '../support/databases.ts';
import { putUnderLoad } from '../support/load.ts';
import { startOutsideApi } from '../support/outside-api.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/*
 * What the site does when a dependency is unavailable, slow or full. `kill -9` under writes is tested in
 * durability.test.ts, two processes on one data folder in process.test.ts, a full disk in outbox-full-disk.test.ts.
 */

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(env: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ ...env, ...behindProxy });
  cleanups.push(site.kill);
  return site;
}

/** The status of a response, and for a 503 whether it has Retry-After. */
async function outcome(url: string, init?: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    await answer.text();
    return answer.status === 503 && !answer.headers.has('retry-after')
      ? '503 without time'
      : String(answer.status);
  } catch (error) {
    return String(error);
  }
}

async function isCached(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.text();
  return answer.headers.get('cache-status') === 'site; hit';
}

/** A writer of inquiries, which remembers the references that it was given. */
function newWriter(site: RunningSite) {
  const references: string[] = [];
  const write = async () => {
    const answer = await fetch(`${site.url}/api/v1/contacts`, {
      method: 'POST',
      headers: {
        ...newVisitor().headers,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        type: 'OTHER',
        fullName: 'Aurora',
        email: newVisitor().email,
        content: 'Written while the database disconnects',
        privacyAgree: true,
      }),
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.status !== 201) {
      await answer.text();
      return String(answer.status);
    }
    references.push((await answer.json()).data.reference);
    return '201';
  };
  return { references, write: () => write().catch(String) };
}

describe('a database that is stopped for 10 s under load', () => {
  it('leaves cached pages available to visitors and members, loses nothing acknowledged, and is used again within 5 s of its return', async () => {
    const postgres = await startPostgres();
    cleanups.push(postgres.stop);
    const database = await newPostgresDatabase(postgres.url);
    const site = await start({ DATABASE_URL: database });
    const cached = `${site.url}/news?lang=en-US`;
    await until(() => isCached(cached));
    const writer = newWriter(site);
    const cookie = `access_token=${'x'.repeat(43)}; signed_in=1`;
    const visitors = putUnderLoad(() => outcome(cached));
    const members = putUnderLoad(() => outcome(cached, { headers: { cookie } }));
    const writers = putUnderLoad(writer.write);
    await wait(1_000);
    postgres.halt();
    await wait(1_000);
    // Each page is requested for the first time.
    let page = 1;
    const others = putUnderLoad(() => outcome(`${site.url}/research/thesis?lang=en-US&size=${page++ % 99}`), {
      workers: 2,
      pauseMs: 50,
    });
    expect(await outcome(`${site.url}/readyz`)).toBe('503');
    expect(await outcome(`${site.url}/healthz`)).toBe('200');
    await wait(9_000);
    const whileUnavailable = await others.end();
    postgres.start();
    const returned = performance.now();
    await until(async () => (await outcome(`${site.url}/news/1?lang=ko-KR`)) === '200', 30);
    expect(performance.now() - returned).toBeLessThan(5_000);
    await until(async () => (await writer.write()) === '201', 10);
    const seen = await visitors.end();
    await writers.end();
    expect([...seen.keys()]).toEqual(['200']);
    expect([...(await members.end()).keys()]).toEqual(['200']);
    expect([...whileUnavailable.keys()]).toEqual(['503']);
    const stored = await query<{ reference: string }>(database, 'select reference from contacts');
    const known = new Set(stored.map(({ reference }) => reference));
    expect(writer.references.length).toBeGreaterThan(10);
    expect(writer.references.filter((reference) => !known.has(reference))).toEqual([]);
  });
});

/** An outside API: the reference API behind a proxy that can be slow, closed or broken. */
async function startBehindProxy() {
  const api = await start({ DATA_DIR: newSeededDataDir() });
  const proxy = { delayMs: 0, isClosed: false, requests: 0 };
  const outside = await startOutsideApi(async (request, response) => {
    proxy.requests += 1;
    if (proxy.isClosed) return void request.socket.destroy();
    if (proxy.delayMs > 0) await wait(proxy.delayMs);
    const answer = await fetch(api.url + request.url, {
      headers: { 'accept-language': String(request.headers['accept-language']) },
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  cleanups.push(outside.stop);
  return { proxy, site: await start({ API_BASE_URL: outside.url, SECRET_KEY: 'secret'.repeat(6) }) };
}

describe('an API', () => {
  it('that takes 10 s leaves cached pages available and gives other requests a 503 in time', async () => {
    const { proxy, site } = await startBehindProxy();
    const cached = `${site.url}/news?lang=en-US`;
    await until(() => isCached(cached));
    proxy.delayMs = 10_000;
    const outcomes = Promise.all(
      [1, 2, 3].map((size) => outcome(`${site.url}/press?lang=en-US&size=${size}`)),
    );
    const visitors = putUnderLoad(
      async () => `${await outcome(cached)} ${await outcome(`${site.url}/healthz`)}`,
    );
    expect(await outcomes).toEqual(['503', '503', '503']);
    expect([...(await visitors.end()).keys()]).toEqual(['200 200']);
    proxy.delayMs = 0;
    const returned = performance.now();
    await until(async () => (await outcome(`${site.url}/press?lang=en-US&size=4`)) === '200', 30);
    expect(performance.now() - returned).toBeLessThan(5_000);
  });

  it('that drops a connection gets one retry', async () => {
    const { proxy, site } = await startBehindProxy();
    await until(() => isCached(`${site.url}/faq?lang=en-US`));
    proxy.isClosed = true;
    const page = outcome(`${site.url}/terms?lang=en-US`);
    await until(() => proxy.requests > 0);
    await wait(30);
    proxy.isClosed = false;
    expect(await page).toBe('200');
  });

  it('that is unavailable gets few requests, and all of them again within 5 s of its return', async () => {
    const { proxy, site } = await startBehindProxy();
    const cached = `${site.url}/news?lang=en-US`;
    await until(() => isCached(cached));
    proxy.isClosed = true;
    for (let size = 1; size <= 5; size += 1)
      expect(await outcome(`${site.url}/press?lang=en-US&size=${size}`)).toBe('503');
    const before = proxy.requests;
    const others = putUnderLoad(() => outcome(`${site.url}/press?lang=en-US&size=9`), { workers: 8 });
    await wait(3_000);
    const results = await others.end();
    expect([...results.keys()]).toEqual(['503']);
    // One try a second, for some hundred requests.
    expect(results.get('503')).toBeGreaterThan(3 * (proxy.requests - before));
    expect(await outcome(cached)).toBe('200');
    proxy.isClosed = false;
    const returned = performance.now();
    await until(async () => (await outcome(`${site.url}/press?lang=en-US&size=9`)) === '200', 30);
    expect(performance.now() - returned).toBeLessThan(5_000);
  });
});

describe('too many', () => {
  it('1,000 idle sockets block no page request', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir() });
    const { port } = new URL(site.url);
    const sockets: Socket[] = [];
    cleanups.push(() => sockets.map((socket) => socket.destroy()));
    for (let count = 0; count < 1_000; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      sockets.push(socket);
      if (count % 100 === 99) await once(socket, 'connect');
    }
    for (const path of ['/news?lang=en-US', '/contact?lang=en-US', '/api/v1/setting/language', '/healthz'])
      expect([path, await outcome(site.url + path)]).toEqual([path, '200']);
  });

  it('renders 256 concurrent pages, answers those above the limit with 503 at once, and recovers', async () => {
    const { proxy, site } = await startBehindProxy();
    // Uppercase paths lead to the same page and are not cached.
    const path = `${site.url}/PRESS?lang=en-US`;
    await until(async () => (await outcome(path)) === '200');
    const requestMany = (count: number) => Array.from({ length: count }, () => outcome(path));
    proxy.delayMs = 1_000;
    expect([...new Set(await Promise.all(requestMany(256)))]).toEqual(['200']);
    proxy.delayMs = 5_000;
    const begun = performance.now();
    const refusals: number[] = [];
    const answers = requestMany(1_000).map(async (request) => {
      const answer = await request;
      if (answer === '503') refusals.push(performance.now() - begun);
      return answer;
    });
    expect(await Promise.all(answers)).not.toContain('503 without time');
    expect(refusals.length).toBeGreaterThanOrEqual(1_000 - 512);
    // A refused request does not wait for the API.
    expect(refusals.sort((one, other) => one - other)[400]).toBeLessThan(5_000);
    proxy.delayMs = 0;
    await until(async () => (await outcome(path)) === '200', 30);
  });

  it('answers posted forms above their limit with 503 at once, separately from the limit of pages', async () => {
    const { proxy, site } = await startBehindProxy();
    const page = `${site.url}/PRESS?lang=en-US`;
    await until(async () => (await outcome(page)) === '200');
    const post = () =>
      outcome(`${site.url}/contact?lang=en-US&view=status`, {
        method: 'POST',
        headers: { ...newVisitor().headers, origin: site.url },
        body: new URLSearchParams({ form: 'status', reference: 'LB-00000000', email: 'a@example.com' }),
      });
    expect(await post()).toBe('404');
    proxy.delayMs = 5_000;
    const begun = performance.now();
    const refusals: number[] = [];
    const answers = Array.from({ length: 1_000 }, async () => {
      const answer = await post();
      if (answer === '503') refusals.push(performance.now() - begun);
      return answer;
    });
    await until(() => refusals.length >= 400, 10);
    expect(await outcome(page)).toBe('200');
    expect(await Promise.all(answers)).not.toContain('503 without time');
    expect(refusals.length).toBeGreaterThanOrEqual(1_000 - 512);
    expect(refusals.sort((one, other) => one - other)[400]).toBeLessThan(5_000);
    proxy.delayMs = 0;
    await until(async () => ['404', '429'].includes(await post()), 30);
  });
});
