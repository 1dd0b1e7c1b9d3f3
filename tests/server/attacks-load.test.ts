import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newSeededDataDir } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/* Requests that cost the server more than the sender. Meanwhile, others are answered. */

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: newSeededDataDir(), LOG_LEVEL: 'warn', ...behindProxy });
});

afterAll(() => site?.kill());

function dial(): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  // The other side may end it at any moment.
  socket.on('error', () => socket.destroy());
  return socket;
}

async function expectAnswers(): Promise<void> {
  const paths = ['/healthz', '/?lang=ko-KR', '/news?lang=en-US', `${apiBase}/post/news`, '/favicon.svg'];
  for (const path of paths) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
}

/** Status of an answer to a path; 0 where the connection was cut instead. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', () => resolve(0))
      .end();
  });
}

/** Sends 100 MB until there is a response. Returns its status, or 0 without one. */
async function statusOfHuge(path: string, headers: Record<string, string>): Promise<number> {
  const sent = httpRequest(site.url + path, {
    method: 'POST',
    headers: { ...headers, ...newVisitor().headers, origin: site.url },
  });
  let status: number | undefined;
  const outcome = new Promise<void>((resolve) => {
    sent.on('response', (response) => {
      response.resume();
      status = response.statusCode ?? 0;
      resolve();
    });
    sent.on('error', () => {
      status ??= 0;
      resolve();
    });
  });
  const piece = Buffer.alloc(1_000_000, ' ');
  for (let pieces = 0; pieces < 100 && status === undefined; pieces += 1)
    if (!sent.write(piece)) await Promise.race([once(sent, 'drain').catch(() => undefined), outcome]);
  if (status === undefined) sent.end();
  await outcome;
  sent.destroy();
  return status ?? 0;
}

function residentBytes(): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

/** A form that begins with `head`, continues in that many chunks of one byte, and stays open. */
async function sendInPieces(path: string, head: string, pieces: number): Promise<Socket> {
  const socket = dial();
  const { 'x-forwarded-for': address } = newVisitor().headers;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\nX-Forwarded-For: ${address}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n' +
      `${head.length.toString(16)}\r\n${head}\r\n`,
  );
  const chunks = '1\r\na\r\n'.repeat(10_000);
  for (let left = pieces; left > 0 && !socket.destroyed; left -= 10_000)
    if (!socket.write(chunks)) await once(socket, 'drain');
  return socket;
}

describe('attack:', () => {
  it('1,500 idle connections block no visitor', async () => {
    const idle = Array.from({ length: 1_500 }, dial);
    await until(() => idle.every((socket) => !socket.connecting), 30);
    expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
    await expectAnswers();
    for (const socket of idle) socket.destroy();
    await expectAnswers();
  });

  /** Both wait for a timeout of 20 s. */
  describe.concurrent('slow clients:', () => {
    it('a connection whose headers stop arriving is closed within 20 s', async () => {
      const begun = Date.now();
      const socket = dial();
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      await new Promise((done) => socket.resume().once('close', done));
      expect(Date.now() - begun).toBeLessThan(20_000);
    });

    it('300 requests with headers sent byte by byte are closed within 20 s and delay no visitor', async () => {
      const slow = Array.from({ length: 300 }, dial);
      for (const socket of slow) socket.write('GET /news HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const drip = setInterval(() => {
        for (const socket of slow) if (!socket.destroyed) socket.write('a');
      }, 500);
      const begun = Date.now();
      await expectAnswers();
      for (const socket of slow) socket.resume();
      await until(() => slow.every((socket) => socket.destroyed || socket.readableEnded), 40);
      clearInterval(drip);
      expect(Date.now() - begun).toBeLessThan(40_000);
      for (const socket of slow) socket.destroy();
    });

    it('100 bodies sent byte by byte are refused after 20 s and delay no visitor', async () => {
      const answers: string[] = [];
      const slow = Array.from({ length: 100 }, (_, index) => {
        const socket = dial();
        socket.on('data', (chunk) => {
          answers[index] = (answers[index] ?? '') + chunk;
        });
        const { 'x-forwarded-for': address } = newVisitor().headers;
        socket.write(
          `POST ${apiBase}/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
            'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
        );
        return socket;
      });
      const drip = setInterval(() => {
        for (const socket of slow) if (!socket.destroyed && !socket.writableEnded) socket.write(' ');
      }, 500);
      await expectAnswers();
      // A client that still sends may lose the answer: the connection is reset.
      await until(() => slow.every((socket, index) => answers[index] !== undefined || socket.destroyed), 50);
      clearInterval(drip);
      const given = answers.filter((answer) => answer !== undefined);
      expect(given.length).toBeGreaterThan(50);
      for (const answer of given) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      for (const socket of slow) socket.destroy();
    });
  });

  const json = { 'content-type': 'application/json' };
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  it.each<[string, string, Record<string, string>]>([
    ['JSON to the API', `${apiBase}/login`, json],
    ['a form with files to the API', `${apiBase}/contacts`, multipart],
    ['a form to a page', '/login?lang=en-US', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files to a page', '/contact?lang=en-US', multipart],
    ['a server function', '/_serverFn/none', { ...json, 'sec-fetch-site': 'same-origin' }],
  ])('100 MB as %s, announced or not, are not taken', async (_what, path, headers) => {
    // 0: cut off in the middle, by then refused.
    for (const length of [{ 'content-length': '100000000' }, {}])
      expect([0, 400, 404, 413]).toContain(await statusOfHuge(path, { ...headers, ...length }));
    await expectAnswers();
  });

  const filePart = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
  it.each([
    ['a form with files to the API', `${apiBase}/contacts`],
    ['a form with files to a page', '/contact?lang=en-US'],
  ])('two megabytes in pieces of one byte, as %s, take no hundred of memory', async (_what, path) => {
    const before = residentBytes();
    const sent = await Promise.all([
      sendInPieces(path, filePart, 1_000_000),
      sendInPieces(path, filePart, 1_000_000),
    ]);
    await wait(1_000);
    expect(sent.some((socket) => socket.destroyed)).toBe(false);
    expect(residentBytes() - before).toBeLessThan(150_000_000);
    for (const socket of sent) socket.destroy();
    await expectAnswers();
  });

  it('queries of thousands of parameters cost no more than one of the same length, and longer ones are refused', async () => {
    const time = async (query: string) => {
      const begun = performance.now();
      for (let round = 0; round < 5; round += 1)
        for (const path of ['/news', `${apiBase}/post/news`, '/search'])
          expect(await statusOf(`${path}?lang=ko-KR&${query}`)).toBeLessThan(500);
      return performance.now() - begun;
    };
    const one = `a=${'x'.repeat(15_000)}`;
    await time(one);
    const [plain, many] = [await time(one), await time('a&'.repeat(7_500))];
    expect(many / plain).toBeLessThan(20);
    for (const path of ['/news', `${apiBase}/post/news`])
      expect([0, 414, 431]).toContain(await statusOf(`${path}?${'ab=1&'.repeat(10_000)}`));
    await expectAnswers();
  });

  it('cookies of 16 KB are refused, and ones just below break nothing', async () => {
    expect(await statusOf('/news?lang=ko-KR', { cookie: `a=${'x'.repeat(17_000)}` })).toBe(431);
    expect(await statusOf('/news?lang=ko-KR', { cookie: `a=${'x'.repeat(14_000)}` })).toBe(200);
    expect(await statusOf('/news?lang=ko-KR', { cookie: 'a=1; '.repeat(2_500) })).toBe(200);
    expect(await statusOf('/mypage?lang=ko-KR', { cookie: `access_token=${'x'.repeat(14_000)}` })).toBe(302);
    const many = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, 'x']));
    expect([0, 200, 431]).toContain(await statusOf('/news?lang=ko-KR', many));
    await expectAnswers();
  });

  it('none of these attacks logs an error', async () => {
    await wait(500);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  });
});
