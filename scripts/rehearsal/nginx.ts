import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireProgram } from '../../tests/support/programs.ts';
import { until } from '../../tests/support/until.ts';

const template = resolve(import.meta.dirname, '../../deploy/nginx.conf');

function replaceAll(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    return done.replaceAll(from, to);
  }, text);
}

const servers = (addresses: readonly string[]) =>
  addresses.map((address) => `    server ${address} max_fails=0;`).join('\n');

export async function startNginx(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<{ stop(): Promise<void> }> {
  const program = requireProgram('nginx', 'nginx');
  mkdirSync(join(folder, 'released'), { recursive: true });
  // As root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  const text = replaceAll(readFileSync(template, 'utf8'), [
    [servers(['web-1:3000', 'web-2:3000']), servers(upstreams.map((own) => `127.0.0.1:${own}`))],
    ['listen 8080', `listen ${port}`],
    ['/tmp/', `${folder}/`],
    ['/srv/released', join(folder, 'released')],
    ['error_log stderr', `error_log ${folder}/error.log`],
  ]);
  writeFileSync(config, text);
  // The first -e is for errors before the configuration is read.
  const options = ['-c', config, '-p', folder, '-e', join(folder, 'error.log')];
  execFileSync(program, ['-t', '-q', ...options]);
  const child = spawn(program, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)) !== undefined,
  );
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
