export const searchTypes = ['product', 'patent', 'thesis', 'news', 'press'] as const;

export type SearchType = (typeof searchTypes)[number];

export const pointPeriods = ['today', '15d', '1m', '3m', '6m'] as const;

/** Combined with AND. Names of places are the Korean ones. */
export const pharmacyFilters = ['siNm', 'sggNm', 'subwayArea', 'subwayLine', 'subwayName', 'query'] as const;

export const filterMaxLength = 50;

export const searchQueryMaxLength = 100;

/** Between the letters and digits of a code. A space or hyphen may stand there: a search for lmb07 finds LMB-07. */
export const codeBoundary = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/i;
