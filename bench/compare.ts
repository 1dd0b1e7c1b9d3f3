import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RunningSite } from '../tests/support/site.ts';
import { type Load, type Loaded, putUnderLoad } from './http-load.ts';
import type { Results } from './results.ts';

/* Compares the site with a bare server under the same load. */

const bareServer = resolve(import.meta.dirname, 'bare-server.ts');
const warmUpSeconds = 8;
const roundSeconds = 2;
const rounds = 8;

type Child = { url: string; pid: number; end(): void };

/** Runs the bare server that the plan describes in a process. */
export async function startBare(plan: object, env: Record<string, string> = {}): Promise<Child> {
  const file = join(mkdtempSync(join(tmpdir(), 'site-bench-')), 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const child = spawn(process.execPath, [bareServer, file], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const port = /Listening on (\d+)/.exec(String(line))?.[1];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end: () => void child.kill() };
}

type Compared = { ours: Loaded; bare: Loaded };

function together(measured: readonly Loaded[]): Loaded {
  const mean = (of: (loaded: Loaded) => number) =>
    measured.reduce((sum, loaded) => sum + of(loaded), 0) / measured.length;
  return {
    perSecond: mean(({ perSecond }) => perSecond),
    cpuMicroseconds: mean(({ cpuMicroseconds }) => cpuMicroseconds),
  };
}

/** Warms up both, then alternates often: a shared machine is slower for seconds at a time. */
export async function compare(
  site: RunningSite,
  path: string,
  bare: Child,
  load: Pick<Load, 'headers' | 'pipelined'>,
): Promise<Compared> {
  const measureOurs = (seconds: number) =>
    putUnderLoad({ ...load, url: site.url + path, pid: site.pid, seconds });
  const measureBare = (seconds: number) => putUnderLoad({ ...load, url: bare.url, pid: bare.pid, seconds });
  await measureOurs(warmUpSeconds);
  await measureBare(warmUpSeconds);
  const ours: Loaded[] = [];
  const least: Loaded[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureOurs(roundSeconds));
    least.push(await measureBare(roundSeconds));
  }
  return { ours: together(ours), bare: together(least) };
}

export function bothFigures(what: string, { perSecond, cpuMicroseconds }: Loaded): Results['measured'] {
  return [
    { what, value: perSecond, unit: 'requests/s' },
    { what: `${what}: processor`, value: cpuMicroseconds, unit: 'µs/request' },
  ];
}
