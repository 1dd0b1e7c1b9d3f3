import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const rows = readFileSync(resolve(root, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Law |-)/.test(line) && line.split('|').length === 6)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const pathsIn = (text: string) => [...text.matchAll(/`([\w.-]+\/[\w./$-]+)`/g)].map(([, path = '']) => path);

it('the table of the law has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('%s%s names a test that exists', (_, law, _requires, _place, tests = '') => {
  const named = pathsIn(tests);
  expect(named, law).not.toEqual([]);
  for (const path of named) expect(path).toMatch(/^tests\/(?:unit|server|e2e)\/.+\.(?:test|spec)\.tsx?$/);
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

it.each(rows)('%s%s names its place on the site', (_, law, _requires, place = '') => {
  expect(place, law).not.toBe('');
  expect(pathsIn(place).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
