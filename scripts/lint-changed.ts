import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './lib.mjs';

/* Lints the files whose content has not passed yet. The rules of the quick configuration read one file at a time. */

const settings = [
  'biome.json',
  'biome.quick.json',
  '.editorconfig',
  'package.json',
  'node_modules/@biomejs/biome/package.json',
];

const passedFile = join(root, 'node_modules/.cache/lint.txt');

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

/** Hashes by path, which decides which rules hold. Rules of one version of the settings say nothing of the next. */
export function hashFiles(folder: string, paths: readonly string[]): Map<string, string> {
  const version = hashOf(...settings.map((path) => readFileSync(join(root, path))));
  return new Map(paths.map((path) => [path, hashOf(version, path, readFileSync(join(folder, path)))]));
}

function listFiles(): string[] {
  const args = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ':!content',
    ':!public',
  ];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return paths.filter((path) => existsSync(join(root, path)));
}

if (import.meta.main) {
  const hashes = hashFiles(root, listFiles());
  const passed = new Set(existsSync(passedFile) ? readFileSync(passedFile, 'utf8').split('\n') : []);
  const changed = [...hashes].filter(([, hash]) => !passed.has(hash)).map(([path]) => path);
  console.log(`${changed.length} of ${hashes.size} files have changed.`);
  if (changed.length > 0) {
    const options = [
      '--config-path=biome.quick.json',
      '--files-ignore-unknown=true',
      '--no-errors-on-unmatched',
    ];
    run('biome', ['ci', '--error-on-warnings', ...options, ...changed]);
    mkdirSync(dirname(passedFile), { recursive: true });
    writeFileSync(passedFile, [...hashes.values()].join('\n'));
  }
}
