import type { Locale } from '#contract/locales.ts';
import { type Paged, type PageQuery, pageInfo } from '../services/pages.ts';

/** The answer of a list without pages: its items and the languages that they are in. */
export function listAnswer<T extends { locale: Locale }>(items: T[]) {
  return { body: { data: items }, locales: items.map(({ locale }) => locale) };
}

/** The answer of a list with pages. */
export function pagedAnswer<T extends { locale: Locale }>({ items, total }: Paged<T>, query: PageQuery) {
  return {
    body: { data: items, page: pageInfo(query, total) },
    locales: items.map(({ locale }) => locale),
  };
}
