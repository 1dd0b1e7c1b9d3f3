import { brandName, formatDate, koreanNoon } from '#app/i18n/locale.ts';
import type { CompleteLocale } from '#contract/locales.ts';
import type { Block } from './blocks.ts';
import { documentNumber } from './document-kinds.ts';
import type { DocumentSource } from './document-source.server.ts';
import { type DocumentTexts, fill } from './document-texts.ts';
import { groupOf, type MaterialGroup, rowsOf } from './material-rows.ts';
import { type SafetyText, safetyTexts } from './safety-texts.ts';
import { historyBlocks } from './specification.ts';

const acidity = /(?:\d+%[^,，、;；]*?)?\bpH\s?[\d.]+(?:\s?(?:~|～|–|to)\s?[\d.]+)?/;

function valuesOf(
  { material, slug, company }: DocumentSource,
  locale: CompleteLocale,
): Record<string, string> {
  const { name, comparison, measurements } = material;
  const { notDetermined, noData, noPhone } = safetyTexts(locale);
  const rowValue = (kind: 'appearance' | 'storage' | 'skin') => rowsOf(material, kind, locale)[0]?.value;
  const { code, use, origin, form, figure, unit, method } = comparison;
  const { revision, revisedOn, revisions, shelfLife } = measurements;
  const appearance = rowValue('appearance');
  const dayOf = (date: string) => formatDate(koreanNoon(date));
  return {
    ...{ name, code, use, origin, form, method, figure: `${figure} ${unit}` },
    company: company.name ?? brandName(),
    address: company.address,
    contact: [company.phone, company.email].filter(Boolean).join(', ') || noPhone,
    appearance: appearance ?? form,
    ph: acidity.exec(appearance ?? '')?.[0] ?? notDetermined,
    storage: rowValue('storage') ?? notDetermined,
    skin: rowValue('skin') ?? noData,
    shelfLife: String(shelfLife ?? '–'),
    specificationNumber: documentNumber('specification', slug),
    revision: String(revision),
    revisionCount: String(revision - 1),
    firstDate: dayOf(revisions[0]?.date ?? revisedOn),
    revisedOn: dayOf(revisedOn),
  };
}

/** Live powders are handled as other powders. */
function textFor(text: SafetyText, group: MaterialGroup): string {
  return typeof text === 'string' ? text : (text[group] ?? text.any);
}

/** The 16 sections of GHS. Values come from the specification; what was not tested says so. */
export function safetyDataSheet(
  source: DocumentSource,
  _texts: DocumentTexts,
  locale: CompleteLocale,
): Block[] {
  const { intro, sections } = safetyTexts(locale);
  const { comparison, measurements } = source.material;
  const group = groupOf(comparison.unit);
  const values = valuesOf(source, locale);
  return [
    { kind: 'note', text: intro },
    ...sections.flatMap(({ heading, rows }): Block[] => [
      { kind: 'heading', text: heading },
      {
        kind: 'table',
        caption: heading,
        rows: rows.map(({ label, text }) => [label, fill(textFor(text, group), values)]),
        widths: [4, 9],
      },
    ]),
    ...historyBlocks(measurements),
  ];
}
