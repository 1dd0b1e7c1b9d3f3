import { scientific } from '#app/components/products/measured.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompleteLocale } from '#contract/locales.ts';
import { unitSymbol } from '#rules/material-code.ts';
import type { Block } from './blocks.ts';
import type { DocumentSource } from './document-source.server.ts';
import { type DocumentTexts, fill } from './document-texts.ts';
import { groupOf, rowsOf } from './material-rows.ts';
import { historyBlocks } from './specification.ts';

function limitText(limit: number, unit: string): string {
  const value = limit >= 1e6 ? scientific(limit, 1) : String(limit);
  return `≥ ${value} ${unitSymbol(unit)}`;
}

type Assay = { label: string; conditions: readonly string[] };

function assayOf({ unit }: { unit: string }, isCounted: boolean, texts: DocumentTexts): Assay {
  const group = groupOf(unit);
  if (group === 'vesicles') return { label: texts.assayParticles, conditions: texts.conditionsParticles };
  if (group === 'live') return { label: texts.assayCount, conditions: texts.conditionsPlate };
  if (!unit.includes('cells')) return { label: texts.assayContent, conditions: texts.conditionsOther };
  return {
    label: isCounted ? texts.assayCount : texts.assayBeforeLysis,
    conditions: texts.conditionsFlow,
  };
}

/** Results are left open: no values are made up. */
function testRows({ material }: DocumentSource, label: string, texts: DocumentTexts, locale: CompleteLocale) {
  const { comparison, measurements } = material;
  const { figure, unit, method } = comparison;
  const { releaseLimit } = measurements;
  const value = `${figure} ${unit}`;
  const assay = releaseLimit
    ? [
        [label, fill(texts.atRelease, { value: limitText(releaseLimit, unit) }), texts.perLot, method],
        [label, fill(texts.untilExpiry, { value }), texts.perLot, method],
      ]
    : [[label, value, texts.perLot, method]];
  const others = rowsOf(material, 'tested', locale).map((row) => [
    row.label,
    row.value,
    texts.perLot,
    texts.procedure,
  ]);
  return [...assay, ...others];
}

const perLot = (fields: readonly string[], { perLot: text }: DocumentTexts) =>
  fields.map((field) => [field, text]);

export function sampleCertificate(
  source: DocumentSource,
  texts: DocumentTexts,
  locale: CompleteLocale,
): Block[] {
  const { name, comparison, measurements } = source.material;
  // A lysate or a filtrate has no release limit: its cells are counted before.
  const { label, conditions } = assayOf(comparison, measurements.releaseLimit !== null, texts);
  return [
    { kind: 'notice', title: texts.sample, text: texts.sampleText },
    { kind: 'heading', text: texts.lot },
    {
      kind: 'table',
      caption: texts.lot,
      rows: [[texts.name, name], [m.material_code(), comparison.code], ...perLot(texts.lotFields, texts)],
      widths: [3, 8],
    },
    { kind: 'heading', text: texts.tests },
    {
      kind: 'table',
      caption: texts.tests,
      head: [texts.test, texts.limitsHead, texts.result, m.material_method()],
      rows: testRows(source, label, texts, locale),
      widths: [2.4, 4.4, 2.2, 2.4],
    },
    { kind: 'heading', text: texts.conditions },
    { kind: 'paragraph', text: texts.conditionsText },
    { kind: 'list', lines: conditions },
    { kind: 'heading', text: texts.approval },
    { kind: 'table', caption: texts.approval, rows: perLot(texts.approvals, texts), widths: [3, 8] },
    ...historyBlocks(measurements),
  ];
}
