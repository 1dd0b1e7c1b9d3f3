import * as v from 'valibot';

/*
 * What lists can be narrowed by: apart from what they answer, since addresses of pages hold it, which every page's script
 * knows.
 */

export const searchTypes = ['product', 'patent', 'thesis', 'news', 'press'] as const;

export type SearchType = (typeof searchTypes)[number];

export const pointPeriods = ['today', '15d', '1m', '3m', '6m'] as const;

const filterText = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(50),
      v.check((text) => !text.includes('\u0000') && text.isWellFormed()),
      v.transform((text) => text || undefined),
    ),
  ),
  undefined,
);

/** Of pharmacies; all are optional and must all hold. Places are their Korean names. */
export const pharmacyFilters = {
  siNm: filterText,
  sggNm: filterText,
  subwayArea: filterText,
  subwayLine: filterText,
  subwayName: filterText,
  query: filterText,
};
