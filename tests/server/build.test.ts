import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLocales } from '#contract/locales.ts';
import { copyForBuild } from '../../scripts/build-copy.ts';
import { baseEnv } from '../support/base-env.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds a copy of the project in which one file has been changed. */
function buildWith(file: string, change: (text: string) => string) {
  const folder = copyForBuild();
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: baseEnv(),
  });
  return { status, output: stdout + stderr };
}

describe('the build', () => {
  it.each(completeLocales)('fails when a message is missing in %s', (locale) => {
    const { status, output } = buildWith(`messages/${locale}.json`, (text) =>
      text.replace(/ {2}"menu_news".*\n/, ''),
    );
    expect(status).not.toBe(0);
    expect(output).toContain(`${locale}: menu_news is missing`);
  });

  it('fails when the message plugin cannot be loaded, though the compiler succeeds', () => {
    const { status, output } = buildWith('project.inlang/settings.json', (text) =>
      text.replace('plugin-message-format/dist', 'plugin-message-format/missing'),
    );
    expect(status).not.toBe(0);
    expect(output).toContain('did the message plugin load');
  });
});
