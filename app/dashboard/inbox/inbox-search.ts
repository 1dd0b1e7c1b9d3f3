import * as v from 'valibot';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { inboxQuerySchema } from '#contract/inbox.ts';

const { kind, state, assignee, language, due, query, after, before } = inboxQuerySchema.entries;

/** Wrong values of the URL are ignored. */
const filterEntries = {
  kind: v.fallback(kind, undefined),
  state: v.fallback(state, 'waiting'),
  assignee: v.fallback(assignee, undefined),
  language: v.fallback(language, undefined),
  due: v.fallback(due, undefined),
  query: v.fallback(query, undefined),
};

const filterSchema = v.object(filterEntries);

export type InboxFilterValues = v.InferOutput<typeof filterSchema>;

const inboxSearchSchema = v.object({
  ...filterEntries,
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
});

export type InboxSearch = v.InferOutput<typeof inboxSearchSchema>;

/** Of a search that was parsed before. */
export function filteredState(search: unknown): InboxSearch['state'] {
  return v.parse(v.object({ state: filterEntries.state }), search).state;
}

type Search = Readonly<Record<string, string>>;

export function parseInboxSearch(search: Search): InboxSearch {
  return v.parse(inboxSearchSchema, search);
}

export function parseInboxFilter(search: Search): InboxFilterValues {
  return v.parse(filterSchema, search);
}

export function itemHref(reference: string): string {
  return dashboardHref(`inbox/${reference}`);
}
