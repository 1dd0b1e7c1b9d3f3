import * as v from 'valibot';

/* A separate module: address schemas import it, and every page's script contains those. */

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

/** All filters are optional and combined with AND. Names of places are the Korean ones. */
export const pharmacyFilters = {
  siNm: filterText,
  sggNm: filterText,
  subwayArea: filterText,
  subwayLine: filterText,
  subwayName: filterText,
  query: filterText,
};

export const searchQueryMaxLength = 100;
