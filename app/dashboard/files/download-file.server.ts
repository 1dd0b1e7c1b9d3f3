import * as v from 'valibot';
import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { buildRequest } from '#app/api-client/api-request.server.ts';
import { apiTransport } from '#app/api-client/api-transport.server.ts';
import { pharmacyExportSearch } from '#app/dashboard/pharmacies/pharmacy-search.ts';
import { hasDashboard } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';

type Download = { endpoint: Endpoint; query: unknown };

/** Files below /admin by their path. */
const downloads: Readonly<Record<string, (search: URLSearchParams) => Download>> = {
  '/admin/pharmacies/export': (search) => ({
    endpoint: endpoints.exportPharmacies,
    query: v.parse(pharmacyExportSearch, Object.fromEntries(search)),
  }),
};

/** A refusal of the API leads to the page, which shows the reason. @throws {ApiUnavailableError} */
async function open({ endpoint, query }: Download): Promise<Response | undefined> {
  const { staffToken, clientAddress, requestId } = requestContext();
  if (!staffToken) return undefined;
  const request = buildRequest(endpoint, { query, token: staffToken });
  const response = await apiTransport().fetch(request, { clientAddress, requestId, report: reportError });
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status >= 500) throw new ApiUnavailableError('The API gave no file', 503);
  return undefined;
}

export async function downloadFile<T>(request: Request, showPage: () => T): Promise<Awaited<T> | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const download = hasDashboard ? downloads[pathname] : undefined;
  return (download && (await open(download(searchParams)))) ?? (await showPage());
}
