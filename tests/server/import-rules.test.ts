import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

type Imports = Record<string, readonly string[]>;

const refused: Imports = {
  'api/services/x.ts': [
    '#app/i18n/locale.ts',
    '#config/env.ts',
    '../../app/i18n/locale.ts',
    '#server/x.ts',
    '../app/i18n/locale.ts',
    '../server/x.ts',
    '../config/env.ts',
  ],
  'api/x.ts': ['../app/i18n/locale.ts', '#app/i18n/locale.ts', '#server/x.ts', '#config/env.ts'],
  'app/components/ui/x.tsx': [
    '#app/features/news/news-list.tsx',
    '../../features/news/news-list.tsx',
    '#app/dashboard/dashboard-path.ts',
    '#config/env.ts',
  ],
  'app/dashboard/x.ts': [
    '#app/features/news/x.ts',
    '#app/routes/x.tsx',
    '#app/router.tsx',
    '#api/index.ts',
    '#server/x.ts',
    '#config/env.ts',
  ],
  'app/features/news/x.ts': [
    '#api/services/posts.ts',
    '#app/features/inquiry/inquiry.schema.ts',
    '../inquiry/inquiry.schema.ts',
    '#server/x.ts',
    '#config/env.ts',
    '#app/routes/x.tsx',
    '#app/router.tsx',
    '#app/dashboard/dashboard-path.ts',
  ],
  'app/routes/x.tsx': ['#api/index.ts', '../../api/index.ts', '#server/x.ts', '#config/env.ts'],
  'app/server.ts': ['#api/services/posts.ts', '../api/services/posts.ts', '#server/x.ts', '#config/env.ts'],
  'app/server/env.server.ts': [
    '#api/index.ts',
    '#server/x.ts',
    '#app/features/news/x.ts',
    '#app/routes/x.tsx',
    '#app/router.tsx',
    '#app/dashboard/dashboard-path.ts',
    '../features/x.ts',
  ],
  'app/server/x.ts': [
    '#app/routes/index.tsx',
    '../features/news/news.schema.ts',
    '#api/index.ts',
    '#server/x.ts',
    '#app/router.tsx',
    '#app/dashboard/dashboard-path.ts',
  ],
  'config/x.ts': ['#app/i18n/locale.ts', '#api/index.ts', '#server/x.ts', '../api/index.ts'],
  'contract/x.ts': ['#api/db/schema/index.ts', '#app/i18n/locale.ts', '../api/index.ts', 'node:fs'],
  'framework-internals/x.ts': [
    '#app/i18n/locale.ts',
    '../server/metrics.ts',
    '#api/index.ts',
    '#server/x.ts',
    '#config/env.ts',
  ],
  'request-body/x.ts': ['#contract/locales.ts', '../api/index.ts'],
  'rules/x.ts': [
    '#api/index.ts',
    '#app/i18n/locale.ts',
    '#request-body/read-body.ts',
    '../contract/locales.ts',
  ],
  'server/x.ts': ['#api/index.ts', '../app/server.ts', '#app/i18n/locale.ts'],
};

const allowed: Imports = {
  'api/services/x.ts': ['#contract/posts.ts', '../db/schema/index.ts'],
  'api/x.ts': ['#request-body/read-body.ts'],
  'app/dashboard/x.ts': ['#app/dashboard/dashboard-path.ts', '#app/components/ui/button.ts'],
  'app/features/news/x.ts': ['#app/components/ui/button.ts'],
  'app/routes/x.tsx': ['#app/features/news/news-list.tsx', '#app/dashboard/dashboard.tsx'],
  'app/server.ts': ['#api/index.ts'],
  'app/server/env.server.ts': ['#config/env.ts'],
  'rules/x.ts': ['#contract/locales.ts'],
  'server/x.ts': ['#site'],
  'tests/support/global-x.ts': ['#api/index.ts'],
};

type Import = readonly [path: string, specifier: string];

function listImports(imports: Imports): Import[] {
  return Object.entries(imports).flatMap(([path, specifiers]) =>
    specifiers.map((specifier): Import => [path, specifier]),
  );
}

type Report = {
  summary: { unchanged: number };
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
};

/** Writes the imports, one on each line of their files, and lints all files at once. */
function lintImports(imports: readonly Import[]): ReadonlySet<string> {
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

const refusals = lintImports([...listImports(refused), ...listImports(allowed)]);

describe('imports', () => {
  it.each(listImports(refused))('of %s from %s are refused', (path, specifier) => {
    expect(refusals).toContain(`${path}: import '${specifier}';`);
  });

  it.each(listImports(allowed))('of %s from %s are allowed', (path, specifier) => {
    expect(refusals).not.toContain(`${path}: import '${specifier}';`);
  });
});
