import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { unexpected } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { callStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { termKindSchema } from '#contract/terms.ts';

const getTerms = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaffApi(endpoints.listTermsAsStaff, {})).data,
);

/** Null for the number of no version. */
const getTerm = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ id: v.string() })))
  .handler(async ({ data: params }) => {
    const result = await callStaffApi(endpoints.getTermAsStaff, { params });
    if (result.ok) return result.body.data;
    if (result.problem.code === 'not_found') return null;
    throw unexpected(endpoints.getTermAsStaff, result.problem);
  });

/** Null for another kind, and without a draft. */
const getDraft = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ kind: v.string() })))
  .handler(async ({ data }) => {
    const params = v.safeParse(termKindSchema, data);
    if (!params.success) return null;
    const result = await callStaffApi(endpoints.getTermDraft, { params: params.output });
    if (result.ok) return result.body.data;
    if (result.problem.code === 'not_found') return null;
    throw unexpected(endpoints.getTermDraft, result.problem);
  });

export const staffTermQueries = {
  list: () => queryOptions({ queryKey: [staffKey, 'terms'], queryFn: () => getTerms() }),
  one: (id: string) =>
    queryOptions({ queryKey: [staffKey, 'term', id], queryFn: () => getTerm({ data: { id } }) }),
  draft: (kind: string) =>
    queryOptions({ queryKey: [staffKey, 'term-draft', kind], queryFn: () => getDraft({ data: { kind } }) }),
};
