import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** PATH of an ordinary user lacks the folders of administration. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  // RUNLEVEL=1: the package starts no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: 'ignore', env } as const;
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', '-y', '-q', name], options);
}

export function missingProgram(name: string, debianPackage: string): Error {
  return new Error(`${name} is missing: install the package ${debianPackage}`);
}

/** Installs the program's Debian package as root if missing. @throws {Error} if it is still missing */
export function requireProgram(name: string, debianPackage: string): string {
  const found = findProgram(name);
  if (found) return found;
  installPackage(debianPackage);
  const installed = findProgram(name);
  if (!installed) throw missingProgram(name, debianPackage);
  return installed;
}
