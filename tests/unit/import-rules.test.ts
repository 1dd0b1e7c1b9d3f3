import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Whether the linter refuses an import in a file at `path`. */
function isRefused(path: string, specifier: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const name of ['biome.json', '.gitignore', '.editorconfig'])
    cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), `import { x } from '${specifier}';\n\nexport const y = x;\n`);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', path], { cwd: folder, encoding: 'utf8' });
  const output = `${stdout}${stderr}`;
  if (!output.includes('Checked 1 file')) throw new Error(`The linter did not run: ${output}`);
  return output.includes('noRestrictedImports');
}

describe('imports', () => {
  it.each([
    ['contract/x.ts', '#api/db/schema/index.ts'],
    ['contract/x.ts', '#app/i18n/locale.ts'],
    ['contract/x.ts', '../api/index.ts'],
    ['request-body/x.ts', '#contract/locales.ts'],
    ['request-body/x.ts', '../api/index.ts'],
    ['framework-internals/x.ts', '#app/i18n/locale.ts'],
    ['framework-internals/x.ts', '../server/metrics.ts'],
    ['config/x.ts', '#app/i18n/locale.ts'],
    ['api/services/x.ts', '#app/i18n/locale.ts'],
    ['api/services/x.ts', '#config/env.ts'],
    ['app/features/news/x.ts', '#api/services/posts.ts'],
    ['app/features/news/x.ts', '#app/features/inquiry/inquiry.schema.ts'],
    ['app/features/news/x.ts', '../inquiry/inquiry.schema.ts'],
    ['app/components/ui/x.tsx', '#app/features/news/news-list.tsx'],
    ['app/server/x.ts', '#app/routes/index.tsx'],
    ['app/routes/x.tsx', '#api/index.ts'],
    ['app/server.ts', '#api/services/posts.ts'],
    ['server/x.ts', '#api/index.ts'],
    ['server/x.ts', '../app/server.ts'],
    ['api/x.ts', '../app/i18n/locale.ts'],
    ['api/services/x.ts', '../../app/i18n/locale.ts'],
    ['app/server/x.ts', '../features/news/news.schema.ts'],
    ['app/components/ui/x.tsx', '../../features/news/news-list.tsx'],
    ['app/components/ui/x.tsx', '#config/env.ts'],
    ['app/routes/x.tsx', '../../api/index.ts'],
    ['app/server.ts', '../api/services/posts.ts'],
  ])('of %s from %s are refused', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(true);
  });

  it.each([
    ['api/services/x.ts', '#contract/posts.ts'],
    ['api/services/x.ts', '../db/schema/index.ts'],
    ['api/x.ts', '#request-body/read-body.ts'],
    ['app/features/news/x.ts', '#app/components/ui/button.ts'],
    ['app/routes/x.tsx', '#app/features/news/news-list.tsx'],
    ['app/server.ts', '#api/index.ts'],
    ['server/x.ts', '#site'],
    ['app/server/env.server.ts', '#config/env.ts'],
    ['tests/support/global-x.ts', '#api/index.ts'],
  ])('of %s from %s are allowed', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(false);
  });
});
