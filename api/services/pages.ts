import type { PageInfo } from '#contract/pages.ts';

/** Which page of a list: `page` 1 or more, `size` items a page. */
export type PageQuery = { page: number; size: number };

/** One page of a list, and how many items the list has in all. */
export type Paged<T> = { items: T[]; total: number };

export function pageInfo({ page, size }: PageQuery, total: number): PageInfo {
  return { page, size, total, pages: Math.ceil(total / size) };
}

export function offsetOf({ page, size }: PageQuery): number {
  return (page - 1) * size;
}
