import * as v from 'valibot';

/* A separate module: address schemas import it, and every page's script contains those. */

export const searchTypes = ['product', 'patent', 'thesis', 'news', 'press'] as const;

export type SearchType = (typeof searchTypes)[number];

export const pointPeriods = ['today', '15d', '1m', '3m', '6m'] as const;

/** Combined with AND. Names of places are the Korean ones. */
export const pharmacyFilters = ['siNm', 'sggNm', 'subwayArea', 'subwayLine', 'subwayName', 'query'] as const;

export const filterText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(50, 'too_long'),
    v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'forbidden_character'),
    v.transform((text) => text || undefined),
  ),
);

export const searchQueryMaxLength = 100;

/** Between the letters and digits of a code. A space or hyphen may stand there: a search for lmb07 finds LMB-07. */
export const codeBoundary = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/i;
