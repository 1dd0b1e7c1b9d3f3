import { describe, expect, it } from 'vitest';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { companyDeck } from '#app/components/documents/deck-link.tsx';
import { nameWithoutCode } from '#app/components/products/name-without-code.ts';
import { scientificTerms } from '#app/components/products/scientific-text.tsx';
import { pageOf } from '#app/features/products/products.queries.ts';
import type { CompanyDocument } from '#contract/documents.ts';
import { locales } from '#contract/locales.ts';

function file(type: CompanyDocument['type'], locale: CompanyDocument['locale']): CompanyDocument {
  return { type, locale, title: type, url: `/api/v1/files/${type}`, size: 1 };
}

describe('the company deck', () => {
  const files = { COMPANY: file('COMPANY', 'ko-KR'), COMPANY_EN: file('COMPANY_EN', 'en-US') };

  it('is the English record in English, and the general one in every other language', () => {
    for (const locale of locales)
      expect(companyDeck(files, locale)?.type, locale).toBe(locale === 'en-US' ? 'COMPANY_EN' : 'COMPANY');
  });

  it('is the general one in English too where there is no English record, and else none', () => {
    expect(companyDeck({ COMPANY: files.COMPANY }, 'en-US')?.type).toBe('COMPANY');
    expect(companyDeck({ COMPANY_EN: files.COMPANY_EN }, 'ko-KR')).toBeUndefined();
  });
});

describe('a page of a list that is there whole', () => {
  const items = [1, 2, 3, 4, 5];

  it('has its share of the items, and says how many there are', () => {
    expect(pageOf(items, { page: 2, size: 2 })).toEqual({
      items: [3, 4],
      page: { page: 2, size: 2, total: 5, pages: 3 },
    });
    expect(pageOf(items, { page: 3, size: 2 }).items).toEqual([5]);
  });

  it('is empty past the end, and for an empty list', () => {
    expect(pageOf(items, { page: 4, size: 2 }).items).toEqual([]);
    expect(pageOf([], { page: 1, size: 12 }).page).toEqual({ page: 1, size: 12, total: 0, pages: 0 });
  });
});

describe('a list that a page shows whole', () => {
  const answer = (pages: number) => (query: { page: number; size: number }) =>
    Promise.resolve({ data: [query.page], page: { ...query, total: pages, pages } });

  it('is read page after page', async () => {
    expect(await readAllPages(answer(3))).toEqual([1, 2, 3]);
    expect(await readAllPages(answer(0))).toEqual([1]);
  });

  it('ends with any response of the API', async () => {
    expect(await readAllPages(answer(1_000_000))).toHaveLength(10);
  });
});

it('the name of a material is shown beside its code once', () => {
  expect(nameWithoutCode('LMB-07 heat-killed powder', 'LMB-07')).toBe('heat-killed powder');
  expect(nameWithoutCode('LMB-07', 'LMB-07')).toBe('LMB-07');
  expect(nameWithoutCode('Heat-killed powder', 'LMB-07')).toBe('Heat-killed powder');
});

it('a text is parted into scientific names, codes of materials and the rest', () => {
  const parts = (text: string) => scientificTerms(text).map((part) => [part.kind, part.text]);
  expect(parts('Bifidobacterium animalis subsp. lactis LMB-21')).toEqual([
    ['species', 'Bifidobacterium animalis subsp. lactis'],
    ['text', ' '],
    ['code', 'LMB-21'],
  ]);
  expect(parts('LMB-07G, LMB-07 EV')).toEqual([
    ['code', 'LMB-07G'],
    ['text', ', '],
    ['code', 'LMB-07'],
    ['text', ' EV'],
  ]);
  expect(parts('Heat-killed powder')).toEqual([['text', 'Heat-killed powder']]);
});
