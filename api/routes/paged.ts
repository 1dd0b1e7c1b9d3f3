import type { PageInfo } from '#contract/pages.ts';

/** The body of a list: one page's items, and where that page is among all. */
export function paged<TItem>(
  { items, total }: { items: TItem[]; total: number },
  { page, size }: { page: number; size: number },
): { data: TItem[]; page: PageInfo } {
  return { data: items, page: { page, size, total, pages: Math.ceil(total / size) } };
}
