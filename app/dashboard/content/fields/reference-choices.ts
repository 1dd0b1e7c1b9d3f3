import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import { maxPageSize } from '#contract/list-limits.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';

export type Choice = { value: string; label: string };

/** Items of a kind that a field can name, by their title. `undefined` while they load. */
function useChoices(kind: ItemKind): readonly Choice[] | undefined {
  const { data } = useQuery(contentQueries.list({ kind, sort: 'title', size: maxPageSize }));
  return data?.data.map(({ key, title }) => ({ value: key, label: title || key }));
}

export function useProductChoices(): readonly Choice[] | undefined {
  return useChoices('product');
}

/** The key of a category begins with the kind that it is for. */
export function useCategoryChoices(kind: ItemKind): readonly Choice[] | undefined {
  const prefix = `${kind}/`;
  return useChoices('category')
    ?.filter(({ value }) => value.startsWith(prefix))
    .map(({ value, label }) => ({ value: value.slice(prefix.length), label }));
}
