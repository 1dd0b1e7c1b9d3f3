import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findInApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import type { Detail } from '#contract/company-details.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type DetailPage, detailPages, isOfPage, passageOf } from './details.ts';

/** An extension of the contract: an outside API may lack it. */
const readDetails = cachedRead(async (): Promise<Detail[]> => {
  const answer = await findInApi(endpoints.listDetails, {});
  return joinAll(answer?.data ?? []);
});

const getDetails = createServerFn({ method: 'GET' })
  .validator(validInput(v.picklist(detailPages)))
  .handler(async ({ data: page }) => (await readDetails()).filter((detail) => isOfPage(detail, page)));

export const detailQueries = {
  of: (page: DetailPage) =>
    queryOptions({ queryKey: ['details', page], queryFn: () => getDetails({ data: page }) }),
};

export function descriptionOf(queryClient: QueryClient, page: DetailPage): { description?: string } {
  const details = queryClient.getQueryData(detailQueries.of(page).queryKey);
  const description = passageOf(details ?? [], page)?.note;
  return description ? { description } : {};
}
