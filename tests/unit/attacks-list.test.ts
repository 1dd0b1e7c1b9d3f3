import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The text of a test file by its name without suffix, with the cases that it shares with other files. */
function testSource(name: string): string {
  const [path] = globSync(`tests/${name}.{test,spec}.{ts,tsx}`, { cwd: root });
  if (path === undefined) return '';
  const text = read(path);
  const cases = '../support/refused-files.ts';
  return text.includes(cases) ? text + read(join('tests/support', basename(cases))) : text;
}

it('every title in the list of attacks is in the test file that it names', () => {
  const named = [
    ...read('docs/attacks.md').matchAll(/\b((?:server|e2e|unit)\/[a-z][a-z\d-]*) ("[^"]+"(?:, "[^"]+")*)/g),
  ].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(120);
  expect(named.filter(({ file, title }) => !testSource(file).includes(title))).toEqual([]);
});
