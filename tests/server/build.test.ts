import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLocales } from '#contract/locales.ts';
import { copyForBuild } from '../../scripts/build-copy.ts';
import { baseEnv } from '../support/base-env.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds a copy of the project in which files have been changed. */
function buildWith(changes: Record<string, (text: string) => string>) {
  const folder = copyForBuild();
  for (const [file, change] of Object.entries(changes))
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: baseEnv(),
  });
  return { status, output: stdout + stderr };
}

const missing = { 'ko-KR': 'menu_news', 'en-US': 'menu_company', 'zh-CN': 'menu_research' } as const;

describe('the build', () => {
  it('fails when messages are missing, and names each with its language', () => {
    expect(Object.keys(missing)).toEqual(completeLocales);
    const changes = Object.entries(missing).map(([locale, key]) => [
      `messages/${locale}.json`,
      (text: string) => text.replace(new RegExp(` {2}"${key}".*\\n`), ''),
    ]);
    const { status, output } = buildWith(Object.fromEntries(changes));
    expect(status).not.toBe(0);
    for (const [locale, key] of Object.entries(missing))
      expect(output).toContain(`${locale}: ${key} is missing`);
  });

  it('fails when the message plugin cannot be loaded, though the compiler succeeds', () => {
    const { status, output } = buildWith({
      'project.inlang/settings.json': (text) =>
        text.replace('plugin-message-format/dist', 'plugin-message-format/missing'),
    });
    expect(status).not.toBe(0);
    expect(output).toContain('did the message plugin load');
  });
});
