import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { memoryFlags, memoryVariables } from '../../scripts/memory-settings.mjs';
import { baseEnv } from './base-env.ts';

const root = resolve(import.meta.dirname, '../..');
const builtEntry = join(root, '.output/server/index.mjs');
const startTimeoutMs = 60_000;

export type RunningSite = {
  url: string;
  pid: number;
  output(): string;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

async function waitForUrl(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const url = /^Listening on (\S+?)(?:,|$)/m.exec(output())?.[1];
    if (url) return url;
    if (child.exitCode !== null) break;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The site did not start:\n${output()}`);
}

function spawnSite(
  env: Record<string, string>,
  entry: string,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...memoryFlags, entry], {
    env: {
      ...memoryVariables,
      ...baseEnv(),
      PORT: '0',
      ALLOW_MISSING_COMPANY_FACTS: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join('') };
}

export async function startSite(env: Record<string, string>, entry = builtEntry): Promise<RunningSite> {
  const { child, output } = spawnSite(env, entry);
  const ended = once(child, 'exit');
  const url = await waitForUrl(child, output);
  return {
    url,
    pid: child.pid ?? 0,
    output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** A free port, for a site that must know its URL before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

export async function runToEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnSite(env, builtEntry);
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, output: output() };
}
