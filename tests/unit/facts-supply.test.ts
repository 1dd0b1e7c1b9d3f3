import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { siteTexts } from '../support/content-texts.ts';
import { facts } from '../support/facts.ts';
import { numbersIn } from '../support/quantities.ts';
import { siteContent } from '../support/site-content.ts';

const { supply, visits, study, goals, materials } = facts;
const { entries, products } = siteContent;

function translationsOf(kind: string, key: string) {
  const found = entries.find((entry) => entry.kind === kind && entry.slug === key)?.translations ?? [];
  expect(found, key).toHaveLength(locales.length);
  return found;
}

const textsOf = (...places: string[]) =>
  siteTexts.filter(({ place }) => places.some((start) => place.startsWith(start)));

/** Places whose texts lack one of the numbers. */
function lacking(places: string[], numbers: readonly number[]): string[] {
  for (const place of places) expect(textsOf(place), place).not.toEqual([]);
  return textsOf(...places).flatMap(({ place, locale, text }) => {
    const found = numbersIn(text);
    return numbers.every((number) => found.has(number)) ? [] : [`${place} (${locale})`];
  });
}

describe('terms of supply', () => {
  const { leadTime, project, packs } = supply;

  it('have one lead time in every text', () => {
    const places = ['faqs/lead-time-and-pack-sizes/', 'news/2026-09-08', 'press/2026-09-10'];
    expect(lacking(places, [leadTime.before, leadTime.now])).toEqual([]);
    for (const { data } of translationsOf('detail', 'intro-plant')) {
      expect(data.text).toContain(leadTime.material);
      expect([...numbersIn(data.text ?? '')]).toEqual(
        expect.arrayContaining([leadTime.before, leadTime.now]),
      );
    }
    for (const { data } of translationsOf('detail', 'step-6'))
      expect([...numbersIn(data.figure ?? '')]).toEqual([leadTime.now]);
  });

  it('have steps of a project whose weeks add up, with time left until the launch', () => {
    const weeks = Object.values(project.steps);
    const sum = (index: 0 | 1) => weeks.reduce((total, range) => total + range[index], leadTime.now);
    expect([sum(0), sum(1)]).toEqual(project.total);
    expect((project.months * 52) / 12).toBeGreaterThan(project.total[1]);
    for (const [key, range] of Object.entries(project.steps))
      for (const { data } of translationsOf('detail', key))
        expect([...numbersIn(data.figure ?? '')]).toEqual(range);
  });

  it.each(locales)(
    'have the same steps in the answer about OEM/ODM and on the company page: %s',
    (locale) => {
      const answer = textsOf('faqs/oem-odm-process/').find((text) => text.locale === locale)?.text ?? '';
      const steps = ['step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6'].map((key) => {
        const { title, figure } =
          translationsOf('detail', key).find((one) => one.locale === locale)?.data ?? {};
        return { title, figure: figure?.toLowerCase() };
      });
      const lines = [...answer.matchAll(/^\d\. \*\*(.+?)\*\* ?[（(](.+?)[)）]/gm)];
      expect(lines.map(([, title, figure]) => ({ title, figure: figure?.toLowerCase() }))).toEqual(steps);
      expect([...numbersIn(answer)]).toEqual(expect.arrayContaining([...project.total, project.months]));
    },
  );

  it('have packs for all materials but the one that is a sample', () => {
    expect(Object.keys(materials).filter((code) => !(code in packs))).toEqual(['LMB-07 EV']);
  });

  it.each(Object.entries(packs))('have packs of %s as on its data sheet', (code, kilograms) => {
    const written = kilograms.map((size) => (size < 1 ? `${size * 1000} g` : `${size} kg`));
    const sheets = products.flatMap(({ translations }) =>
      translations.filter(({ comparison }) => comparison?.code === code),
    );
    expect(sheets).toHaveLength(locales.length);
    for (const { specifications } of sheets) {
      const packed = specifications.flatMap(({ value }) => value.match(/(?<![\d,])\d+ k?g(?![/\w])/g) ?? []);
      expect(packed.filter((size) => size !== '100 g' && size !== '1 g')).toEqual(written);
    }
    expect(
      textsOf('faqs/lead-time-and-pack-sizes/').filter(({ text }) =>
        written.some((size) => !text.includes(size)),
      ),
    ).toEqual([]);
  });
});

describe('visits', () => {
  it.each(Object.entries(visits))('take as long as stated: %s', (key, numbers) => {
    for (const { locale, data } of translationsOf('detail', key)) {
      const others = [...numbersIn((data.text ?? '').replaceAll('五松', ''))].filter((number) => number > 1);
      expect(others.toSorted(), locale).toEqual(numbers.filter((number) => number > 1).toSorted());
    }
  });

  it('of the showroom take as long in news, press and brochures', () => {
    const places = ['news/2025-02-18', 'press/2025-02-20', 'documents/COMPANY/', 'documents/COMPANY_EN/'];
    expect(lacking(places, visits['visit-duration'] ?? [])).toEqual([]);
  });
});

it('the study has as many adults and years in every text', () => {
  const places = ['news/2026-08-11', 'documents/COMPANY/', 'documents/COMPANY_EN/'];
  expect(lacking(places, [study.adults, study.years])).toEqual([]);
  for (const { data } of translationsOf('detail', 'goal-4'))
    expect([...numbersIn(data.text ?? '')]).toEqual(expect.arrayContaining([study.adults, study.years]));
});

describe('open goals', () => {
  it('are those of the history, in their months', () => {
    const open = entries.filter(({ kind, data }) => kind === 'history' && data.isOpen === true);
    expect(
      Object.fromEntries(
        open.map(({ slug, data: { year, month } }) => [slug, `${year}-${String(month).padStart(2, '0')}`]),
      ),
    ).toEqual(Object.fromEntries(Object.entries(goals).map(([key, { at }]) => [key, at])));
  });

  const stated = Object.values(goals).flatMap(({ key, ...goal }) => (key ? [{ key, ...goal }] : []));

  it.each(stated)('have the same dates among the goals of the company: $key', ({ key, at, isHalf }) => {
    const [year = 0, month = 0] = at.split('-').map(Number);
    for (const { data } of translationsOf('detail', key))
      expect(numbersIn(data.title ?? '')).toEqual(new Set(isHalf ? [year] : [year, month]));
  });
});
