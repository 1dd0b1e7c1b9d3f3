import { type LotSpecification, lotResult } from '#app/components/products/lot-rows.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { brandName, formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { absoluteUrl } from '#app/seo/site-origin.ts';
import type { CompleteLocale } from '#contract/locales.ts';
import type { Lot } from '#contract/lots.ts';
import type { Block } from './blocks.ts';
import type { DocumentSource } from './document-source.server.ts';
import { documentTexts, fill } from './document-texts.ts';
import type { LaidOut } from './material-document.ts';

/** The longest label of a condition has one line, so that the certificate has one page. */
const pair = [4.4, 6.6];

type Tested = { lot: Lot; specification: LotSpecification | undefined };

function blocksOf({ lot, specification }: Tested, locale: CompleteLocale, url: string): Block[] {
  const texts = documentTexts(locale);
  const { label, count, limit, verdict, method, dates, conditions } = lotResult(lot, specification);
  const table = (caption: string, rows: readonly (readonly string[])[]): Block[] => [
    { kind: 'heading', text: caption },
    { kind: 'table', caption, rows, widths: pair },
  ];
  const rowsOf = (list: typeof dates) => list.map((row) => [row.label, row.value]);
  return [
    {
      kind: 'notice',
      title: verdict.title,
      text: verdict.text,
      isFailure: !lot.meetsLimit,
    },
    ...table(texts.lot, [
      [texts.name, lot.name],
      [m.material_code(), lot.code],
      [m.lot_number(), lot.number],
      ...rowsOf(dates),
    ]),
    { kind: 'heading', text: texts.tests },
    {
      kind: 'table',
      caption: texts.tests,
      head: [texts.test, m.lot_limit(), texts.result, m.material_method()],
      rows: [[label, limit, count, method]],
      widths: [2, 3.2, 3.2, 3],
    },
    { kind: 'note', text: texts.lotScope },
    ...table(texts.conditions, rowsOf(conditions)),
    { kind: 'heading', text: texts.lotCheck },
    { kind: 'code', url, alternative: fill(texts.lotCode, { url }), text: fill(texts.lotCheckText, { url }) },
  ];
}

/** The same values as on the page of the lot, whose address its code has. */
export function lotCertificate(
  tested: Tested,
  company: DocumentSource['company'],
  locale: CompleteLocale,
): LaidOut {
  const { lot } = tested;
  const url = absoluteUrl(`/business/lot/${lot.number}`);
  const title = m.lot_certificate();
  const number = `COA-${lot.number}`;
  return {
    document: {
      ...{ number, revision: lot.revision, revisedOn: lot.testedOn, title, name: lot.number },
      blocks: joinAll(blocksOf(tested, locale, url)),
    },
    letterhead: {
      brand: brandName(),
      facts: [title, number, formatDate(koreanNoon(lot.testedOn))],
      contact: [company.name, company.address, company.phone, company.email, url].flatMap(
        (part) => part || [],
      ),
    },
    locale,
  };
}
