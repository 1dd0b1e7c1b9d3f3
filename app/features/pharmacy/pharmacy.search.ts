import { idParam, listParams, searchReader } from '#app/routing/search-params.ts';
import { filterMaxLength } from '#contract/filters.ts';

function filterParam(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const isValid = text.length <= filterMaxLength && !text.includes('\u0000') && text.isWellFormed();
  return isValid && text !== '' ? text : undefined;
}

export const readPharmacySearch = searchReader({
  ...listParams,
  idProduct: idParam,
  siNm: filterParam,
  sggNm: filterParam,
  subwayArea: filterParam,
  subwayLine: filterParam,
  subwayName: filterParam,
  query: filterParam,
});

export type PharmacySearch = ReturnType<typeof readPharmacySearch>;

export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
