import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installPackage, missingProgram, requireProgram } from './programs.ts';

const packages = '/usr/lib/postgresql';

function findBinaries(): string | undefined {
  if (!existsSync(packages)) return undefined;
  return readdirSync(packages)
    .map((version) => join(packages, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'initdb')));
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function installBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  installPackage('postgresql');
  const installed = findBinaries();
  if (!installed) throw missingProgram('initdb', 'postgresql');
  return installed;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

function runProgram(path: string, args: string[]): void {
  const asPostgres = () => [requireProgram('runuser', 'util-linux'), '-u', 'postgres', '--', path, ...args];
  const [command = path, ...rest] = isRoot() ? asPostgres() : [path, ...args];
  const { status, stderr, error } = spawnSync(command, rest, {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${path} failed: ${error?.message ?? stderr}`);
}

function numericId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

export type PostgresServer = {
  url: string;
  halt(): void;
  start(): void;
  stop(): void;
};

export async function startPostgres(parent = '/tmp'): Promise<PostgresServer> {
  const bin = installBinaries();
  const folder = mkdtempSync(join(parent, `site-postgres-${process.pid}-`));
  chmodSync(folder, 0o700);
  if (isRoot()) chownSync(folder, numericId('-u'), numericId('-g'));
  const data = join(folder, 'data');
  runProgram(join(bin, 'initdb'), ['-D', data, '-U', 'site', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const port = await findFreePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c fsync=off`;
  const control = join(bin, 'pg_ctl');
  const start = () =>
    runProgram(control, ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const isRunning = () => existsSync(join(data, 'postmaster.pid'));
  const halt = () => {
    if (isRunning()) runProgram(control, ['-D', data, '-m', 'immediate', '-w', 'stop']);
  };
  start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    halt,
    start,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
