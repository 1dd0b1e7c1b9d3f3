import * as v from 'valibot';
import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { buildRequest } from '#app/api-client/api-request.server.ts';
import { apiTransport } from '#app/api-client/api-transport.server.ts';
import { pharmacyExportSearch } from '#app/dashboard/pharmacies/pharmacy-search.ts';
import { hasDashboard } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';

type Download = { endpoint: Endpoint; query?: unknown; params?: unknown };

/** Files below /admin by their path. */
const downloads: Readonly<Record<string, (search: URLSearchParams) => Download>> = {
  '/admin/pharmacies/export': (search) => ({
    endpoint: endpoints.exportPharmacies,
    query: v.parse(pharmacyExportSearch, Object.fromEntries(search)),
  }),
  '/admin/lots/export': () => ({ endpoint: endpoints.exportLots }),
};

/** A file of a sender, or of an answer. */
function attachedFile(pathname: string): Download | undefined {
  const [, id] = /^\/admin\/inbox\/files\/([\da-f-]{36})$/.exec(pathname) ?? [];
  return id === undefined ? undefined : { endpoint: endpoints.downloadInboxFile, params: { id } };
}

/** A refusal of the API leads to the page, which shows the reason. @throws {ApiUnavailableError} */
async function open({ endpoint, ...given }: Download): Promise<Response | undefined> {
  const { staffToken, clientAddress, requestId } = requestContext();
  if (!staffToken) return undefined;
  const request = buildRequest(endpoint, { ...given, token: staffToken });
  const response = await apiTransport().fetch(request, { clientAddress, requestId, report: reportError });
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status >= 500) throw new ApiUnavailableError('The API gave no file', 503);
  return undefined;
}

export async function downloadFile<T>(request: Request, showPage: () => T): Promise<Awaited<T> | Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!hasDashboard) return await showPage();
  const download = downloads[pathname]?.(searchParams) ?? attachedFile(pathname);
  return (download && (await open(download))) ?? (await showPage());
}
