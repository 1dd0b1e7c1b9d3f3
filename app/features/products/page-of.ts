import type { PageInfo } from '#contract/pages.ts';

/** One page of a list that is there whole; a page past its end has nothing. */
export function pageOf<T>(
  items: readonly T[],
  { page, size }: Pick<PageInfo, 'page' | 'size'>,
): { items: T[]; page: PageInfo } {
  return {
    items: items.slice((page - 1) * size, page * size),
    page: { page, size, total: items.length, pages: Math.ceil(items.length / size) },
  };
}
