import * as v from 'valibot';
import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { buildRequest, type LooseRequest } from '#app/api-client/api-request.server.ts';
import { apiTransport } from '#app/api-client/api-transport.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { recordFilterSchema } from '#contract/access-records.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { problemSchema } from '#contract/problem.ts';

type Download = { endpoint: Endpoint; given: LooseRequest; page: string };

function downloadOf({ pathname, searchParams }: URL): Download | undefined {
  const [, id] = /^\/admin\/requests\/(\d{1,9})\/export$/.exec(pathname) ?? [];
  if (id !== undefined)
    return { endpoint: endpoints.exportPerson, given: { params: { id } }, page: `/admin/requests/${id}` };
  if (pathname !== '/admin/records/export') return undefined;
  const filters = v.safeParse(recordFilterSchema, Object.fromEntries(searchParams));
  return {
    endpoint: endpoints.exportAccessRecords,
    given: { body: filters.success ? filters.output : {} },
    page: '/admin/records',
  };
}

async function codeOf(response: Response): Promise<string> {
  const problem = v.safeParse(problemSchema, await response.json());
  return problem.success ? problem.output.code : 'unavailable';
}

/** Undefined for other posts. A refusal leads to the page, which shows the reason. @throws {ApiUnavailableError} */
export async function postDownload(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const download = downloadOf(url);
  if (!download) return undefined;
  const { staffToken: token, clientAddress, requestId, locale } = requestContext();
  const { endpoint, given, page } = download;
  const leaveFor = (path: string, code?: string) => {
    const search = new URLSearchParams({ lang: locale, ...(code === undefined ? {} : { refused: code }) });
    return new Response(null, { status: 303, headers: { location: `${path}?${search}` } });
  };
  if (token === undefined) return leaveFor('/admin/login');
  const apiRequest = buildRequest(endpoint, { ...given, token });
  const context = { clientAddress, requestId, report: reportError };
  const response = await apiTransport().fetch(apiRequest, context, request.signal);
  if (response.ok) return response;
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new ApiUnavailableError('The API gave no file', 503);
  }
  return leaveFor(page, await codeOf(response));
}
