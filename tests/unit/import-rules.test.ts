import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

type Import = [path: string, specifier: string];

const refused: Import[] = [
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
];

const allowed: Import[] = [
  ['api/services/x.ts', '#contract/posts.ts'],
  ['api/services/x.ts', '../db/schema/index.ts'],
  ['api/x.ts', '#request-body/read-body.ts'],
  ['app/features/news/x.ts', '#app/components/ui/button.ts'],
  ['app/routes/x.tsx', '#app/features/news/news-list.tsx'],
  ['app/server.ts', '#api/index.ts'],
  ['server/x.ts', '#site'],
  ['app/server/env.server.ts', '#config/env.ts'],
  ['tests/support/global-x.ts', '#api/index.ts'],
];

type Report = {
  summary: { unchanged: number };
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
};

/** Writes the imports, one on each line of their files, and lints all files at once. */
function lintImports(imports: Import[]): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const name of ['biome.json', '.gitignore', '.editorconfig'])
    cpSync(join(root, name), join(folder, name));
  for (const [path, specifier] of imports) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    appendFileSync(join(folder, path), `import '${specifier}';\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json'], { cwd: folder, encoding: 'utf8' });
  const { summary, diagnostics }: Report = JSON.parse(stdout);
  const linted = new Set(['biome.json', ...imports.map(([path]) => path)]);
  if (summary.unchanged !== linted.size) throw new Error(`Linted ${summary.unchanged} files: ${stdout}`);
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location: { path, start } }) => {
        const line = readFileSync(join(folder, path), 'utf8').split('\n')[start.line - 1];
        return `${path}: ${line}`;
      }),
  );
}

const refusals = lintImports([...refused, ...allowed]);

describe('imports', () => {
  it.each(refused)('of %s from %s are refused', (path, specifier) => {
    expect(refusals).toContain(`${path}: import '${specifier}';`);
  });

  it.each(allowed)('of %s from %s are allowed', (path, specifier) => {
    expect(refusals).not.toContain(`${path}: import '${specifier}';`);
  });
});
