import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { findInStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { inboxFilterSchema, inboxQuerySchema } from '#contract/inbox.ts';
import { inboxParamsSchema } from '#contract/inbox-work.ts';
import {
  type InboxFilterValues,
  type InboxSearch,
  parseInboxFilter,
  parseInboxSearch,
} from './inbox-search.ts';

const listItems = createServerFn({ method: 'GET' })
  .validator(validInput(inboxQuerySchema))
  .handler(({ data: query }) => readStaffApi(endpoints.listInbox, { query }));

const countItems = createServerFn({ method: 'GET' })
  .validator(validInput(inboxFilterSchema))
  .handler(async ({ data: query }) => (await readStaffApi(endpoints.countInbox, { query })).data);

const listAgents = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listInboxAgents, {})).data,
);

/** Null for the reference of no item. */
const getItem = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ reference: v.string() })))
  .handler(async ({ data }) => {
    const params = v.safeParse(inboxParamsSchema, data);
    if (!params.success) return null;
    return (await findInStaffApi(endpoints.getInboxItem, { params: params.output }))?.data ?? null;
  });

const inboxKey = [staffKey, 'inbox'] as const;
const listsKey = [...inboxKey, 'list'] as const;
const countsKey = [...inboxKey, 'counts'] as const;

function listOf(query: InboxSearch) {
  return queryOptions({ queryKey: [...listsKey, query], queryFn: () => listItems({ data: query }) });
}

function countsOf(query: InboxFilterValues) {
  return queryOptions({
    queryKey: [...countsKey, query],
    queryFn: () => countItems({ data: query }),
  });
}

type Search = Readonly<Record<string, string>>;

export const inboxQueries = {
  /** The search of a list is the last part of its key. */
  lists: listsKey,
  allCounts: countsKey,
  list: (search: Search) => listOf(parseInboxSearch(search)),
  counts: (search: Search) => countsOf(parseInboxFilter(search)),
  agents: () => queryOptions({ queryKey: [...inboxKey, 'agents'], queryFn: () => listAgents() }),
  item: (reference: string) =>
    queryOptions({
      queryKey: [...inboxKey, 'item', reference],
      queryFn: () => getItem({ data: { reference } }),
      // Each reading is recorded.
      refetchOnWindowFocus: false,
    }),
};
