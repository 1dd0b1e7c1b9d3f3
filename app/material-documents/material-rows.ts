import type { CompleteLocale } from '#contract/locales.ts';
import type { Material } from '#contract/materials.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';

type Row = Material['specifications'][number];

/** Rows of the specification by their label. `tested`: in each lot, in addition to the assay. */
export function rowsOf(
  { specifications }: Pick<Material, 'specifications'>,
  kind: keyof DocumentTexts['labels'],
  locale: CompleteLocale,
): Row[] {
  const pattern = new RegExp(documentTexts(locale).labels[kind]);
  return specifications.filter(({ label }) => pattern.test(label));
}

export type MaterialGroup = 'vesicles' | 'live' | 'powder' | 'liquid';

export function groupOf(unit: string): MaterialGroup {
  if (unit.includes('particles')) return 'vesicles';
  if (unit.includes('CFU')) return 'live';
  return /\/g\b/.test(unit) ? 'powder' : 'liquid';
}
