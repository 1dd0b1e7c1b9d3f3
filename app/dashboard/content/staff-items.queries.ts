import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { findInStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idSchema } from '#contract/paging.ts';
import { itemQuerySchema } from '#contract/staff-content-requests.ts';

const itemIdSchema = v.object({ id: idSchema });

const versionIdSchema = v.object({ id: idSchema, number: idSchema });

const beforeSchema = v.object({ id: idSchema, before: v.optional(idSchema) });

const listContent = createServerFn({ method: 'GET' })
  .validator(validInput(itemQuerySchema))
  .handler(({ data: query }) => readStaffApi(endpoints.listItems, { query }));

const countContent = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.countItems, {})).data,
);

const getContentItem = createServerFn({ method: 'GET' })
  .validator(validInput(itemIdSchema))
  .handler(async ({ data: params }) => (await findInStaffApi(endpoints.getItem, { params }))?.data ?? null);

const listContentVersions = createServerFn({ method: 'GET' })
  .validator(validInput(beforeSchema))
  .handler(
    async ({ data: { id, before } }) =>
      (await findInStaffApi(endpoints.listItemVersions, { params: { id }, query: { before } }))?.data ?? [],
  );

const listContentEvents = createServerFn({ method: 'GET' })
  .validator(validInput(beforeSchema))
  .handler(
    async ({ data: { id, before } }) =>
      (await findInStaffApi(endpoints.listItemEvents, { params: { id }, query: { before } }))?.data ?? [],
  );

const getContentVersion = createServerFn({ method: 'GET' })
  .validator(validInput(versionIdSchema))
  .handler(
    async ({ data: params }) => (await findInStaffApi(endpoints.getItemVersion, { params }))?.data ?? null,
  );

const contentKey = [staffKey, 'content'] as const;

export type ItemSearch = Partial<v.InferInput<typeof itemQuerySchema>>;

export const contentQueries = {
  list: (query: ItemSearch) =>
    queryOptions({ queryKey: [...contentKey, 'list', query], queryFn: () => listContent({ data: query }) }),
  counts: () => queryOptions({ queryKey: [...contentKey, 'counts'], queryFn: () => countContent() }),
  item: (id: number) =>
    queryOptions({ queryKey: [...contentKey, 'item', id], queryFn: () => getContentItem({ data: { id } }) }),
  /** Versions before that number. */
  versions: (id: number, before?: number) =>
    queryOptions({
      queryKey: [...contentKey, 'versions', id, before],
      queryFn: () => listContentVersions({ data: { id, before } }),
    }),
  /** Acts before the one with that id. */
  events: (id: number, before?: number) =>
    queryOptions({
      queryKey: [...contentKey, 'events', id, before],
      queryFn: () => listContentEvents({ data: { id, before } }),
    }),
  version: (id: number, number: number) =>
    queryOptions({
      queryKey: [...contentKey, 'version', id, number],
      queryFn: () => getContentVersion({ data: { id, number } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
