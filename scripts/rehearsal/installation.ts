import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from '../../tests/support/until.ts';

/* The image `site` as compose.yaml runs it, without a daemon. */

const root = resolve(import.meta.dirname, '../..');
/** Debian's nobody. Only root can change the user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export type Installation = { folder: string; dataDir: string };

export function install(): Installation {
  const folder = mkdtempSync('/tmp/site-rehearsal-');
  chmodSync(folder, 0o755);
  cpSync(join(root, '.output'), join(folder, '.output'), { recursive: true, verbatimSymlinks: true });
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (nobody) chownSync(dataDir, nobody.uid, nobody.gid);
  return { folder, dataDir };
}

export function canWrite(folder: string): boolean {
  const file = JSON.stringify(join(folder, 'written'));
  const { status } = spawnSync(
    process.execPath,
    [
      '-e',
      `const { rmSync, writeFileSync } = require('node:fs'); writeFileSync(${file}, ''); rmSync(${file})`,
    ],
    { ...nobody, cwd: '/', env: {} },
  );
  return status === 0;
}

export type Web = {
  url: string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  output(): string;
};

function start(folder: string, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['.output/server/index.mjs'], {
    ...nobody,
    cwd: folder,
    env: { NODE_ENV: 'production', ALLOW_MISSING_COMPANY_FACTS: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join('') };
}

export async function startWeb(
  { folder, dataDir }: Installation,
  port: number,
  env: Record<string, string>,
): Promise<Web> {
  const { child, output } = start(folder, { ...env, PORT: String(port), DATA_DIR: dataDir });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${output()}`);
    return (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  }, 60);
  return {
    url,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
