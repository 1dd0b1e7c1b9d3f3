import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { newDataDir } from '../tests/support/databases.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { bothFigures, compare, startBare } from './compare.ts';
import { putUnderLoad, residentMegabytes } from './http-load.ts';
import { benchOtherPages, benchRendered, renderedPath } from './rendered-pages.ts';
import type { Results } from './results.ts';

/* Measures cached and rendered pages against bare servers, the time to the first page, and memory after load. */

const memoryLoadSeconds = 60;
const brotli = { 'accept-encoding': 'br' };

/** The bytes as sent: fetch would decompress them. The client needs more time for binary text than for a placeholder. */
async function responseTo(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const [message] = await once(get(url, { headers: brotli }), 'response');
  return { headers: message.headers, body: await buffer(message) };
}

async function bytesOf(url: string): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { headers, body } = await responseTo(url);
    if (headers['cache-status'] !== 'site; hit') continue;
    const own = Object.entries(headers).filter(
      ([name]) => !['connection', 'keep-alive', 'date'].includes(name),
    );
    return { headers: Object.fromEntries(own), body: body.toString('base64') };
  }
  throw new Error('The page is not cached');
}

async function benchCached(site: RunningSite): Promise<Results> {
  const path = '/news?lang=en-US';
  const bare = await startBare({ kind: 'bytes', ...(await bytesOf(site.url + path)) });
  const { ours, bare: least } = await compare(site, path, bare, { headers: brotli, pipelined: 4 });
  bare.end();
  return {
    bounds: [
      {
        what: 'a cached page, requests a second: the site to a bare node:http server of the same bytes',
        value: ours.perSecond / least.perSecond,
        atLeast: 0.55,
        aim: 0.8,
      },
      {
        what: 'the same by the time of the processor for a request: the bare server to the site',
        value: least.cpuMicroseconds / ours.cpuMicroseconds,
        atLeast: 0.55,
        aim: 0.8,
      },
    ],
    measured: [
      ...bothFigures('a cached page, the site', ours),
      ...bothFigures('a cached page, bare node:http', least),
    ],
  };
}

/** Different pages for a minute: cached ones with an unknown parameter, and rendered ones. */
async function benchMemory(site: RunningSite): Promise<Results> {
  const before = residentMegabytes(site.pid);
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(site.pid));
  }, 250);
  const paths = ['/?lang=ko-KR&x=1', '/news?lang=en-US&x=1', renderedPath, '/BUSINESS/pharmacy?lang=ko-KR'];
  await Promise.all(
    paths.map((path) =>
      putUnderLoad({
        url: site.url + path,
        pid: site.pid,
        seconds: memoryLoadSeconds,
        connections: 4,
        headers: { 'accept-encoding': 'identity' },
      }),
    ),
  );
  clearInterval(watching);
  const after = residentMegabytes(site.pid);
  return {
    bounds: [
      {
        what: `memory after ${memoryLoadSeconds} s under load, with DATABASE_URL`,
        value: after,
        unit: 'MB',
        atMost: 350,
      },
    ],
    measured: [
      { what: 'memory before the load', value: before, unit: 'MB' },
      { what: 'memory at its most', value: peak, unit: 'MB' },
    ],
  };
}

/** From the start of the process to the first page, with a used data folder. */
async function benchStart(): Promise<Results> {
  const env = { DATA_DIR: newDataDir() };
  await (await startSite(env)).stop();
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    const site = await startSite(env);
    await (await fetch(`${site.url}/news?lang=en-US`)).text();
    times.push((performance.now() - begun) / 1000);
    await site.stop();
  }
  const best = Math.min(...times);
  return {
    bounds: [{ what: 'start to first page, on existing data', value: best, unit: 's', atMost: 2 }],
    measured: [],
  };
}

export async function benchPages(databaseUrl: string): Promise<Results[]> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const site = await startSite(env);
  try {
    return [
      await benchCached(site),
      await benchRendered(site, env),
      await benchOtherPages(site, env),
      await benchMemory(site),
      await benchStart(),
    ];
  } finally {
    await site.kill();
  }
}
