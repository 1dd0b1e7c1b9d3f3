import type { PageInfo } from '#contract/paging.ts';

export type PageQuery = { page: number; size: number };

export type Paged<T> = { items: T[]; total: number };

export function pageInfo({ page, size }: PageQuery, total: number): PageInfo {
  return { page, size, total, pages: Math.ceil(total / size) };
}

export function offsetOf({ page, size }: PageQuery): number {
  return (page - 1) * size;
}
