import { expect, it } from 'vitest';
import { type Locale, locales } from '#contract/locales.ts';
import { siteTexts } from '../support/content-texts.ts';
import { measurementsIn, numbersIn } from '../support/quantities.ts';

/** By folder of an item, key of a list's entry or key of a message. */
const items = Map.groupBy(siteTexts, ({ place }) => place.replace(/\/[^/]*\.md$/, ''));

const pairs = locales.flatMap((from) => locales.filter((to) => to !== from).map((to) => ({ from, to })));

function textIn(item: string, locale: Locale): string {
  const texts = items.get(item)?.filter((text) => text.locale === locale) ?? [];
  return texts.map(({ text }) => text).join('\n');
}

/** Posts have a title and a summary only in some languages. */
function hasBody(text: string): boolean {
  return !text.startsWith('---') || text.split(/^---$/m).slice(2).join('').trim() !== '';
}

function missingNumbers(item: string, from: Locale, to: Locale): string[] {
  const [source, target] = [textIn(item, from), textIn(item, to)];
  if (!target || (hasBody(source) && !hasBody(target))) return [];
  const numbers = numbersIn(target);
  const missing = [...measurementsIn(source)].filter((value) => value !== 1 && !numbers.has(value));
  return missing.map((value) => `${item}: ${value} of ${from} is not in ${to}`);
}

it('translations state the same measurements', () => {
  expect(items.size).toBeGreaterThan(500);
  const missing = [...items.keys()].flatMap((item) =>
    pairs.flatMap(({ from, to }) => missingNumbers(item, from, to)),
  );
  expect(missing).toEqual([]);
});
