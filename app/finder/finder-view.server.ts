import { nameWithoutCode } from '#app/components/products/name-without-code.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { Comparison } from '#contract/products.ts';
import type { Suitability } from '#contract/suitability.ts';
import { materialSlug } from '#rules/material-code.ts';
import { type Found, findMaterials, relaxationsOf, type Verdict } from './find-materials.ts';
import { finderFieldsOf } from './finder-fields.ts';
import type { FinderSearch } from './finder-search.ts';
import { criterionLabels, findingText } from './finder-texts.ts';
import { type Criteria, readFinder, withoutCriterion } from './read-finder.ts';

export type FinderMaterial = {
  id: number;
  name: string;
  locale: Locale;
  comparison: Comparison;
  suitability: Suitability | null;
};

/** A match shows each criterion, the others only those that it does not meet. */
const shownVerdicts: Readonly<Record<Verdict, readonly Verdict[]>> = {
  fits: ['fits'],
  unknown: ['unknown'],
  fails: ['fails', 'unknown'],
};

function rowOf({ material, findings }: Found<FinderMaterial>, verdict: Verdict) {
  const { name, locale, comparison, suitability } = material;
  const { code, figure, unit } = comparison;
  return {
    code,
    slug: materialSlug(code),
    name: nameWithoutCode(name, code),
    lang: otherLanguage(locale),
    figure: `${figure} ${unit}`,
    reasons: findings
      .filter((one) => shownVerdicts[verdict].includes(one.verdict))
      .map(({ criterion, verdict: own }) => ({
        label: criterionLabels[criterion](),
        text: findingText(criterion, own, suitability),
      })),
  };
}

function resultOf(materials: readonly FinderMaterial[], criteria: Criteria, search: FinderSearch) {
  const found = findMaterials(materials, criteria);
  const hasMatch = found.fits.length > 0;
  const relaxations = hasMatch ? [] : relaxationsOf(materials, criteria);
  const titles = { fits: m.finder_fits(), unknown: m.finder_unknown(), fails: m.finder_fails() };
  const groupOf = (verdict: Verdict) => ({
    verdict,
    title: titles[verdict],
    count: m.finder_count({ count: String(found[verdict].length) }),
    note: verdict === 'unknown' ? m.finder_unknown_text() : undefined,
    rows: found[verdict].map((one) => rowOf(one, verdict)),
  });
  return {
    summary: hasMatch
      ? m.finder_summary({ total: String(materials.length), count: String(found.fits.length) })
      : m.finder_none(),
    advice: hasMatch ? undefined : relaxations.length > 0 ? m.finder_relax() : m.finder_relax_none(),
    relaxations: relaxations.map(({ criterion, matches }) => ({
      label: m.finder_relax_one({ criterion: criterionLabels[criterion](), count: String(matches) }),
      search: withoutCriterion(search, criterion),
    })),
    groups: [groupOf('fits'), groupOf('unknown'), groupOf('fails')].filter(({ rows }) => rows.length > 0),
  };
}

/** The texts of the form and of its result. `result` is missing without criteria, and with an invalid one. */
export function finderView(materials: readonly FinderMaterial[], search: FinderSearch) {
  const read = readFinder(search);
  const hasError = Object.keys(read.errors).length > 0;
  const hasCriteria = !hasError && Object.keys(read.criteria).length > 0;
  return {
    fields: finderFieldsOf(read),
    error: hasError ? m.finder_error() : undefined,
    result: hasCriteria ? resultOf(materials, read.criteria, search) : undefined,
  };
}

export type FinderView = ReturnType<typeof finderView>;
export type FinderResultView = NonNullable<FinderView['result']>;
