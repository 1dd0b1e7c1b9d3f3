import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { root } from '../lib.mjs';
import { rehearsed } from './lines.ts';
import { Containers } from './services.ts';

type Name = keyof typeof rehearsed;

const docker = `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, 'docker.ts')}" "$@"\n`;

/** The folder of an installation, in which a shell runs the command lines of docs/operations.md. */
export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'containers-'));
  private readonly unused = new Set(Object.keys(rehearsed));
  private child: { pid?: number | undefined } | undefined;
  private signal: NodeJS.Signals | undefined;

  constructor() {
    chmodSync(this.folder, 0o755);
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, this.site]);
    writeFileSync(join(this.folder, 'docker'), docker, { mode: 0o755 });
  }

  get site(): string {
    return join(this.folder, 'site');
  }

  get containers(): Containers {
    return new Containers(this.site);
  }

  /** Checks a revision out. Its image serves `release` as a file, so that each process shows which one it runs. */
  checkOut(revision: string, release: string): void {
    execFileSync('git', ['-C', this.site, 'checkout', '--quiet', revision]);
    writeFileSync(join(this.site, 'public/release.txt'), release);
  }

  edit(name: string, change: (content: string) => string): void {
    const file = join(this.site, name);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = change(before);
    if (after === before) throw new Error(`The change of ${name} changes nothing`);
    writeFileSync(file, after);
  }

  setVariables(variables: Record<string, string>): void {
    const added = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    this.edit('.env', (content) => {
      const lines = content
        .split('\n')
        .filter((line) => line && !Object.hasOwn(variables, line.split('=')[0] ?? ''));
      return [...lines.map((line) => `${line}\n`), ...added].join('');
    });
  }

  variables(): NodeJS.Dict<string> {
    return parseEnv(readFileSync(join(this.site, '.env'), 'utf8'));
  }

  private checkSignal(): void {
    if (this.signal) throw new Error(`Ended by ${this.signal}`);
  }

  /** Runs a command line of the document, with names and values of this installation. @returns its output */
  async run(name: Name, values: Record<string, string> = {}): Promise<string> {
    this.checkSignal();
    this.unused.delete(name);
    const line = Object.entries(values).reduce((done, [from, to]) => {
      if (!done.includes(from)) throw new Error(`${name} has no ${from}`);
      return done.replaceAll(from, () => to);
    }, rehearsed[name][1] as string);
    const env = { PATH: `${this.folder}:${process.env.PATH}`, HOME: process.env.HOME };
    const child = spawn('sh', ['-euc', line], { cwd: this.site, env, detached: true });
    this.child = child;
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    this.child = undefined;
    this.checkSignal();
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}${errors}`);
    return output.trim();
  }

  /** Ends the running command line, after which `run` only throws. */
  end(signal: NodeJS.Signals): void {
    this.signal = signal;
    if (this.child?.pid) process.kill(-this.child.pid, 'SIGTERM');
  }

  /** @throws {Error} for command lines that the rehearsal has left out */
  checkAllRun(): void {
    if (this.unused.size > 0) throw new Error(`Not run: ${[...this.unused].join(', ')}`);
  }

  remove(): void {
    if (existsSync(join(this.site, '.env'))) this.containers.removeAll();
    rmSync(this.folder, { recursive: true });
  }
}
