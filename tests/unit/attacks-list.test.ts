import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const suffixes = { server: ['test.ts'], e2e: ['spec.ts'], unit: ['test.ts', 'test.tsx'] };

it('every test that the list of attacks names is in a file that is there', () => {
  const list = readFileSync(join(root, 'docs/attacks.md'), 'utf8');
  const named = [...list.matchAll(/\b(server|e2e|unit)\/([a-z][a-z\d-]*)\b(?!\.|\/)/g)];
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(
    ([, folder, name]) =>
      (folder === 'server' || folder === 'e2e' || folder === 'unit') &&
      !suffixes[folder].some((suffix) => existsSync(join(root, 'tests', folder, `${name}.${suffix}`))),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});
