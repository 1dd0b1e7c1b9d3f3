import type { Locale } from '#contract/locales.ts';
import { type Paged, type PageQuery, pageInfo } from '../services/page-info.ts';

export function listAnswer<T extends { locale: Locale }>(items: T[]) {
  return { body: { data: items }, locales: items.map(({ locale }) => locale) };
}

export function pagedAnswer<T extends { locale: Locale }>({ items, total }: Paged<T>, query: PageQuery) {
  return {
    body: paged({ items, total }, query),
    locales: items.map(({ locale }) => locale),
  };
}

export function paged<T>({ items, total }: Paged<T>, query: PageQuery) {
  return { data: items, page: pageInfo(query, total) };
}
