import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function sources(pattern: string): [string, string][] {
  return globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(resolve(root, path), 'utf8')]);
}

it('every server function checks its input by validInput or searchInput, whose errors hold none of it', () => {
  const files = sources('app/**/*.{functions,queries}.ts');
  const validators = files.flatMap(([path, text]) =>
    [...text.matchAll(/\.validator\((\w+)/g)].map(([, name]) => ({ path, name })),
  );
  expect(validators.length).toBeGreaterThan(2);
  expect(validators.filter(({ name = '' }) => !['validInput', 'searchInput'].includes(name))).toEqual([]);
});

it('no route file has its own styles, which route splitting would lose', () => {
  const files = sources('app/routes/**/*.tsx');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(([, text]) => text.includes('@linaria')).map(([path]) => path)).toEqual([]);
});

it('routes and search params, which are in the first script of every page, need no valibot', () => {
  const files = [...sources('app/routes/**/*.tsx'), ...sources('app/**/*{.search,search-params,-search}.ts')];
  const inDashboard = (path: string) => path.startsWith('app/dashboard/');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(([path, text]) => !inDashboard(path) && text.includes("'valibot'"))).toEqual([]);
});

it('visible text is in messages/, not in the code', () => {
  const files = sources('app/**/*.{ts,tsx}').filter(([path]) => !path.startsWith('app/paraglide/'));
  const withHangul = files.filter(([, text]) =>
    /[가-힣]/.test(text.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')),
  );
  expect(withHangul.map(([path]) => path)).toEqual([]);
});

/** They compose a schema from a schema, a length or a language. */
const schemaFactories = [
  ...['contactRequestSchema', 'dataSchema', 'integerText', 'inquiryFormSchema', 'keysetSchema', 'lineSchema'],
  ...['optionalField', 'pagedSchema', 'paragraphsSchema', 'passwordSchema'],
];

it('the contract exports no function but schema factories', async () => {
  const modules = await Promise.all(
    globSync('contract/*.ts', { cwd: root }).map((path): Promise<object> => import(resolve(root, path))),
  );
  const exported = modules.flatMap((module) => Object.entries(module));
  const functions = exported.filter(([, value]) => typeof value === 'function').map(([name]) => name);
  expect(functions.sort()).toEqual(schemaFactories.toSorted());
});

it('letter spacing is a token, so that it fits the script of each language', () => {
  const files = sources('{app,tools/documents,tools/share}/**/*.{ts,tsx}').filter(
    ([path]) => path !== 'app/styles/tokens.ts',
  );
  const found = files.flatMap(([path, text]) =>
    [...text.matchAll(/letter-spacing: (?!\$\{tracking\.|inherit).*/g)].map(([line]) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});
