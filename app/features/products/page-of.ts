import { defaultPageSize, type PageInfo } from '#contract/paging.ts';

/** A page of a complete list, with the API's defaults. Empty past the end. */
export function pageOf<T>(
  items: readonly T[],
  { page = 1, size = defaultPageSize }: { page?: number | undefined; size?: number | undefined },
): { items: T[]; page: PageInfo } {
  return {
    items: items.slice((page - 1) * size, page * size),
    page: { page, size, total: items.length, pages: Math.ceil(items.length / size) },
  };
}
