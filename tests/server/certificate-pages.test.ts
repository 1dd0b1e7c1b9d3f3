import { afterAll, expect, it } from 'vitest';
import { lotCertificate } from '#app/material-documents/lot-certificate.ts';
import { renderDocument } from '#app/material-documents/render-document.server.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { completeLocales } from '#contract/locales.ts';
import { unitSymbol } from '#rules/material-code.ts';
import { materials, sourceOf } from '../support/material-documents.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { siteContent } from '../support/site-content.ts';

afterAll(() => overwriteGetLocale(() => 'ko-KR'));

const tested = completeLocales.flatMap((locale) =>
  materials.flatMap((product) => {
    const { material } = sourceOf(product, locale);
    const { code, unit: entered } = material.comparison;
    const unit = unitSymbol(entered);
    const { lowerLimit, releaseLimit, revision } = material.measurements;
    return siteContent.lots
      .filter((lot) => lot.material === code)
      .map((lot) => {
        const limit = releaseLimit ?? lowerLimit ?? 0;
        return {
          locale,
          lot: {
            ...{ ...lot, code, name: material.name, locale, unit, limit, revision },
            meetsLimit: lot.count >= limit,
          },
          specification: { lowerLimit: lowerLimit ?? 0, revision },
        };
      });
  }),
);

const company = {
  name: 'Lumibiome Company Limited by Shares',
  address: '97, Pangyo-ro 255beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do 13486, Korea',
  phone: '031-000-0000',
  email: 'hello@lumibiome.example',
};

const locales = [...new Set(tested.map(({ locale }) => locale))];

it.each(locales)('each lot has its certificate on one page in %s', async (language) => {
  overwriteGetLocale(() => language);
  const pages: [string, number][] = [];
  for (const { locale, ...result } of tested.filter((one) => one.locale === language)) {
    const { document, letterhead } = lotCertificate(result, company, locale);
    expect(document.blocks[0]).toMatchObject({ kind: 'notice', isFailure: !result.lot.meetsLimit });
    const pdf = await renderDocument(document, letterhead, locale);
    pages.push([result.lot.number, pdfPages(pdf).length]);
  }
  expect(pages).toEqual(pages.map(([number]) => [number, 1]));
  expect(pages.length).toBeGreaterThan(0);
});

it('a code stays with its heading, wherever the page ends', async () => {
  overwriteGetLocale(() => 'en-US');
  for (let length = 24; length <= 32; length += 1) {
    const rows = Array.from({ length }, (_, index) => [`Row ${index}`, 'Value']);
    const pdf = await renderDocument(
      {
        ...{ number: 'COA-1', revision: 1, revisedOn: '2026-11-26', title: 'Certificate', name: 'Lot' },
        blocks: [
          { kind: 'table', caption: 'Rows', rows, widths: [1, 1] },
          { kind: 'heading', text: 'Check' },
          { kind: 'code', url: 'https://site.example/', alternative: 'Code', text: 'Compare' },
        ],
      },
      { brand: 'Lumibiome', facts: [], contact: [] },
      'en-US',
    );
    const pages = pdfPages(pdf);
    expect([length, pages.filter((page) => /Check|Compare/.test(page)).length]).toEqual([length, 1]);
  }
});
