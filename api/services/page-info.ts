import { sql } from 'drizzle-orm';
import type { PageInfo } from '#contract/paging.ts';

export type PageQuery = { page: number; size: number };

export type Paged<T> = { items: T[]; total: number };

export function pageInfo({ page, size }: PageQuery, total: number): PageInfo {
  return { page, size, total, pages: Math.ceil(total / size) };
}

export function offsetOf({ page, size }: PageQuery): number {
  return (page - 1) * size;
}

/** The number of rows before they are cut to a page. */
export const totalOfRows = sql<number>`count(*) over ()`.mapWith(Number);

/** The total of a page without rows. */
export async function countPastEnd({ page }: PageQuery, count: () => Promise<number>): Promise<number> {
  return page === 1 ? 0 : count();
}
