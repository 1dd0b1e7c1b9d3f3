import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const needed = ['app', 'api', 'config', 'contract', 'messages', 'project.inlang', 'scripts', 'package.json'];

/** Builds a copy of the project in which one file has been changed. */
function buildWith(file: string, change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  for (const name of [...needed, 'tsconfig.json', 'vite.config.ts']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
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
  it.each(['ko-KR', 'en-US', 'zh-CN'])('fails when a message is missing in %s', (locale) => {
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
