import type { PageInfo } from '#contract/pages.ts';

/** A page of a complete list. Empty past the end. */
export function pageOf<T>(
  items: readonly T[],
  { page, size }: Pick<PageInfo, 'page' | 'size'>,
): { items: T[]; page: PageInfo } {
  return {
    items: items.slice((page - 1) * size, page * size),
    page: { page, size, total: items.length, pages: Math.ceil(items.length / size) },
  };
}
