import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './lib.mjs';

const root = resolve(import.meta.dirname, '..');

/** Copies the files that .dockerignore lets into a container: those of lines with `!`, except those of the other lines. */
export function copyForBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').match(/^[^#\n*].*$/gm) ?? [];
  const excluded = lines.filter((line) => !line.startsWith('!')).map((name) => join(root, name));
  for (const name of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))) {
    const filter = (path: string) => !excluded.includes(path);
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds as a container does, so a file that the build needs and .dockerignore excludes is noticed. */
if (import.meta.main) {
  const folder = copyForBuild();
  run('npm', ['run', '--silent', 'build'], { cwd: folder });
  for (const output of ['.output', 'dist']) {
    rmSync(join(root, output), { recursive: true, force: true });
    cpSync(join(folder, output), join(root, output), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
  rmSync(folder, { recursive: true });
}
