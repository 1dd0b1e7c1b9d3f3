import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from '../../tests/support/until.ts';

/*
 * What the image `site` is and how compose.yaml runs it, without a daemon: the built site in a folder that belongs to
 * root, run by somebody who may write to the data folder alone.
 */

const root = resolve(import.meta.dirname, '../..');
/** Debian's nobody. Only root can become somebody else; anybody else rehearses as themselves. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export type Installation = { folder: string; dataDir: string };

/** Copies .output to a fresh folder, as the Dockerfile does, with a data folder beside it. */
export function install(): Installation {
  const folder = mkdtempSync('/tmp/site-rehearsal-');
  chmodSync(folder, 0o755);
  cpSync(join(root, '.output'), join(folder, '.output'), { recursive: true, verbatimSymlinks: true });
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (nobody) chownSync(dataDir, nobody.uid, nobody.gid);
  return { folder, dataDir };
}

/** Whether the site's user can write to a folder. */
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
  /** SIGTERM, as an orchestrator sends it; answers with the exit code once the process has ended. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  output(): string;
};

function start(folder: string, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['.output/server/index.mjs'], {
    ...nobody,
    cwd: folder,
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join('') };
}

/** Starts one process, and waits until it is ready. */
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
