import { maxPageSize } from '#contract/list-limits.ts';
import type { PageInfo } from '#contract/paging.ts';

const maxPages = 10;

export async function readAllPages<T>(
  read: (query: { page: number; size: number }) => Promise<{ data: T[]; page: PageInfo }>,
): Promise<T[]> {
  const items: T[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const { data, page } = await read({ page: number, size: maxPageSize });
    items.push(...data);
    if (number >= page.pages) break;
  }
  return items;
}
