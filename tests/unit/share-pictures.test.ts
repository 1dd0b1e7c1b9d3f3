import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { brandRods } from '#app/components/layout/brand-rods.ts';
import { isSmallerVariant } from '#app/components/ui/picture-variants.ts';
import { completeLocales } from '#contract/locales.ts';
import { covers } from '../../tools/share/cover.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const remedy = 'Run `node tools/share/make.ts` and commit what it writes.';

function artOf(folder: string): string[] {
  return globSync(`art/${folder}/*.avif`, { cwd: publicFolder })
    .filter((path) => !isSmallerVariant(path))
    .map((path) => path.replace(/^art\//, 'og/').replace('.avif', '.jpg'));
}

const pages = Object.keys(covers).flatMap((key) =>
  completeLocales.map((locale) => `og/${key}-${locale}.jpg`),
);
const wanted = [...pages, ...artOf('news'), ...artOf('posts'), ...artOf('products')];

it('every page, article and product has a picture for sharing, light enough for those who fetch it', () => {
  expect(wanted.length).toBeGreaterThan(100);
  expect(
    wanted.filter((path) => !existsSync(resolve(publicFolder, path))),
    remedy,
  ).toEqual([]);
  expect(wanted.filter((path) => statSync(resolve(publicFolder, path)).size > 100_000)).toEqual([]);
});

it('the icon has the mark of the header, in the same proportions', () => {
  const icon = readFileSync(resolve(publicFolder, 'favicon.svg'), 'utf8');
  const strokes = [...icon.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  expect(strokes).toEqual([brandRods.long, brandRods.short]);
  expect(icon).toContain(`stroke-width="${brandRods.width}"`);
});
