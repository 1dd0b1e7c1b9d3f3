import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll, joinCodes } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';

const readCompany = contentRead(async () => {
  const [figures, people, openings, clients] = await Promise.all([
    // An extension of the contract: an outside API may lack it.
    findInApi(endpoints.listFigures, { query: {} }),
    readApi(endpoints.listPeople, {}),
    readApi(endpoints.listOpenings, {}),
    readApi(endpoints.listClients, { query: {} }),
  ]);
  return joinAll({
    figures: (figures?.data ?? []).map((figure) => ({ ...figure, label: joinCodes(figure.label) })),
    people: people.data,
    openings: openings.data,
    clients: clients.data,
  });
});

const getCompany = createServerFn({ method: 'GET' }).handler(() => readCompany());

export type CompanyContent = Awaited<ReturnType<typeof getCompany>>;

export const companyQueries = {
  content: () => queryOptions({ queryKey: ['company'], queryFn: () => getCompany() }),
};
