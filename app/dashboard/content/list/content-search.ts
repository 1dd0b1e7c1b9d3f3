import * as v from 'valibot';
import type { ItemSearch } from '#app/dashboard/content/staff-items.queries.ts';
import { itemQuerySchema } from '#contract/staff-content-requests.ts';

const { entries } = itemQuerySchema;

/** The query of a list from its URL. An invalid value counts as missing. */
export function parseContentSearch({ after, ...search }: Readonly<Record<string, string>>): ItemSearch {
  const given: Record<string, string | undefined> = { ...search, cursor: after };
  const valid = Object.entries(entries).flatMap(([name, schema]) => {
    const value = given[name];
    return value !== undefined && v.is(schema, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(valid);
}
