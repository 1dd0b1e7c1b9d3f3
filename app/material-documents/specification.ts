import {
  countedEvents,
  exponentOf,
  powerOfTen,
  remaining,
  scientific,
} from '#app/components/products/measured.ts';
import { revisionLog } from '#app/components/products/revision-log.ts';
import { seriesOf } from '#app/dose/storage-series.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Measurements } from '#contract/materials.ts';
import { unitSymbol } from '#rules/material-code.ts';
import type { Block, Table } from './blocks.ts';
import type { DocumentSource } from './document-source.server.ts';
import type { DocumentTexts } from './document-texts.ts';

const pair = [3, 8];

function identityTable({ material }: DocumentSource, texts: DocumentTexts): Table {
  const { code, origin, form, use } = material.comparison;
  return {
    kind: 'table',
    caption: texts.identity,
    rows: [
      [m.material_code(), code],
      [m.material_origin(), origin],
      [m.material_form(), form],
      [m.material_use(), use],
    ],
    widths: pair,
  };
}

export function historyBlocks(measurements: Measurements): Block[] {
  return [
    { kind: 'heading', text: m.sheet_history() },
    {
      kind: 'table',
      caption: m.sheet_history(),
      head: [m.sheet_revision(), m.sheet_revised_on(), m.sheet_changes()],
      rows: revisionLog(measurements).map(({ number, date, changes }) => [number, date, changes]),
      widths: [1.2, 2.6, 7],
    },
  ];
}

function stabilityBlocks({ material }: DocumentSource): Block[] {
  const { measurements, comparison } = material;
  const heading: Block = { kind: 'heading', text: m.sheet_stability() };
  const [first] = measurements.stability;
  if (!first) return [heading, { kind: 'paragraph', text: m.sheet_none() }];
  const exponent = exponentOf(measurements);
  const rows = seriesOf(measurements.stability).flatMap((series) =>
    series.points.map((point) => [
      series.label,
      String(point.months),
      (point.count / 10 ** exponent).toFixed(2),
      remaining(series, point).toFixed(1),
      point.moisture === null ? '–' : point.moisture.toFixed(1),
    ]),
  );
  const caption = m.sheet_stability_caption({ code: comparison.code, lots: String(first.lots) });
  return [
    heading,
    { kind: 'paragraph', text: caption },
    {
      kind: 'table',
      caption,
      head: [
        m.sheet_column_condition(),
        m.sheet_column_months(),
        `${powerOfTen(exponent)} ${unitSymbol(comparison.unit)}`,
        m.sheet_column_ratio(),
        m.sheet_column_moisture(),
      ],
      rows,
      widths: [3, 2, 2.4, 2.6, 2],
    },
  ];
}

function distributionBlocks({ material }: DocumentSource, texts: DocumentTexts): Block[] {
  const { measurements, comparison } = material;
  const { distribution } = measurements;
  if (!distribution) return [];
  const events = countedEvents(distribution);
  const count = events * distribution.cellsPerEvent;
  const caption = m.sheet_distribution();
  return [
    { kind: 'heading', text: caption },
    {
      kind: 'table',
      caption,
      head: [texts.step, texts.value],
      rows: [
        [m.sheet_events_inside({ threshold: formatNumber(distribution.threshold) }), formatNumber(events)],
        [m.sheet_cells_per_event(), `× ${scientific(distribution.cellsPerEvent, 1)}`],
        [m.sheet_count_result(), `= ${scientific(count)} ${unitSymbol(comparison.unit)}`],
      ],
      widths: [6, 5],
    },
    { kind: 'note', text: m.sheet_distribution_note() },
  ];
}

function listBlocks(heading: string, lines: readonly string[]): Block[] {
  return lines.length > 0
    ? [
        { kind: 'heading', text: heading },
        { kind: 'list', lines },
      ]
    : [];
}

export function specification(source: DocumentSource, texts: DocumentTexts): Block[] {
  const { summary, specifications, notes, measurements } = source.material;
  return [
    { kind: 'paragraph', text: summary },
    identityTable(source, texts),
    { kind: 'heading', text: texts.limits },
    {
      kind: 'table',
      caption: texts.limits,
      head: [texts.field, texts.limitsHead],
      rows: specifications.map(({ label, value }) => [label, value]),
      widths: pair,
    },
    ...stabilityBlocks(source),
    ...distributionBlocks(source, texts),
    ...listBlocks(m.sheet_uses(), notes.uses),
    ...listBlocks(m.sheet_formulation(), notes.formulation),
    ...listBlocks(m.sheet_not_shown(), notes.notShown),
    ...historyBlocks(measurements),
  ];
}
