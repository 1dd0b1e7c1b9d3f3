import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLocales } from '#contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');

/** Copies what the build in a container gets, by .dockerignore: `!` names what it is, and the rest what of it is not. */
function copyForBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').match(/^[^#\n*].*$/gm) ?? [];
  const left = lines.filter((line) => !line.startsWith('!')).map((name) => join(root, name));
  for (const name of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.includes(path) });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds a copy of the project in which one file has been changed. */
function buildWith(file: string, change: (text: string) => string) {
  const folder = copyForBuild();
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });
  return { status, output: stdout + stderr };
}

describe('the build', () => {
  it('needs no more than what .dockerignore lets into a container', { timeout: 300_000 }, () => {
    const folder = copyForBuild();
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    });
    expect(status, stderr).toBe(0);
    expect(existsSync(join(folder, '.output/server/index.mjs'))).toBe(true);
  });

  it.each(completeLocales)('fails when a message is missing in %s', (locale) => {
    const { status, output } = buildWith(`messages/${locale}.json`, (text) =>
      text.replace(/ {2}"menu_news".*\n/, ''),
    );
    expect(status).not.toBe(0);
    expect(output).toContain(`${locale}: menu_news is missing`);
  });

  it('fails when the message plugin cannot be loaded, though the compiler succeeds', () => {
    const { status, output } = buildWith('project.inlang/settings.json', (text) =>
      text.replace('plugin-message-format/dist', 'plugin-message-format/gone'),
    );
    expect(status).not.toBe(0);
    expect(output).toContain('did the message plugin load');
  });
});
