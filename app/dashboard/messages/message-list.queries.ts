import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { messageQuerySchema } from '#contract/staff-messages.ts';

const { state, kind, after, before } = messageQuerySchema.entries;

/** Wrong values of the URL are ignored. */
const searchSchema = v.object({
  state: v.fallback(state, undefined),
  kind: v.fallback(kind, undefined),
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
});

const getMessages = createServerFn({ method: 'GET' })
  .validator(validInput(searchSchema))
  .handler(({ data: query }) => readStaffApi(endpoints.listMessages, { query }));

const getBounces = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listBounces, {})).data,
);

export const messageQueries = {
  list: (search: Readonly<Record<string, string>>) => {
    const query = v.parse(searchSchema, search);
    return queryOptions({
      queryKey: [staffKey, 'messages', query],
      queryFn: () => getMessages({ data: query }),
    });
  },
  bounces: () => queryOptions({ queryKey: [staffKey, 'bounces'], queryFn: () => getBounces() }),
};
