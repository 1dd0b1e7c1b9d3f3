import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function sources(pattern: string): [string, string][] {
  return globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(resolve(root, path), 'utf8')]);
}

it('every server function checks its input by validInput, whose errors hold none of it', () => {
  const files = sources('app/**/*.{functions,queries}.ts');
  const validators = files.flatMap(([path, text]) =>
    [...text.matchAll(/\.validator\((\w+)/g)].map(([, name]) => ({ path, name })),
  );
  expect(validators.length).toBeGreaterThan(2);
  expect(validators.filter(({ name }) => name !== 'validInput')).toEqual([]);
});

it('no route file has its own styles, which route splitting would lose', () => {
  const files = sources('app/routes/**/*.tsx');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(([, text]) => text.includes('@linaria')).map(([path]) => path)).toEqual([]);
});

it('visible text is in messages/, not in the code', () => {
  const files = sources('app/**/*.{ts,tsx}').filter(([path]) => !path.startsWith('app/paraglide/'));
  const withHangul = files.filter(([, text]) =>
    /[가-힣]/.test(text.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')),
  );
  expect(withHangul.map(([path]) => path)).toEqual([]);
});
