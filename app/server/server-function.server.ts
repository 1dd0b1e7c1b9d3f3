import { documentRelease, releaseHeader } from '#app/routing/release.ts';
import { withShortBody } from './body-limit.server.ts';
import { inSlot } from './concurrency.server.ts';
import { inertPolicy } from './content-security-policy.server.ts';
import { appendCookies, type FetchHandler } from './page-response.server.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

export const serverFunctionBase = '/_serverFn/';

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

async function hasReadablePayload(request: Request): Promise<boolean> {
  const url = new URL(request.url);
  if (url.pathname === serverFunctionBase) return false;
  const inUrl = url.searchParams.get('payload');
  const isJsonBody = request.body !== null && (request.headers.get('content-type') ?? '').includes('json');
  return (inUrl === null || isJson(inUrl)) && (!isJsonBody || isJson(await request.clone().text()));
}

/** Whether a body is JSON. The framework accepts forms too, and parses a megabyte of fields in a minute. */
function hasJsonType(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === undefined || type === 'application/json';
}

async function callServerFunction(startHandler: FetchHandler, request: Request): Promise<Response> {
  const response = await startHandler(request);
  const headers = new Headers(response.headers);
  headers.set(releaseHeader, documentRelease());
  headers.set('cache-control', 'private, no-store');
  headers.set('content-security-policy', inertPolicy);
  appendCookies(headers);
  const { status = response.status, hasBegun } = requestContext();
  // The framework answers 500 to calls that no page makes, such as of an unknown function.
  if (status >= 500 && !hasBegun) return plain(404, 'Not found', { [releaseHeader]: documentRelease() });
  return new Response(response.body, { status, headers });
}

export async function answerServerFunction(startHandler: FetchHandler, request: Request): Promise<Response> {
  if (!hasJsonType(request)) return plain(415, 'Not JSON');
  const whole = await withShortBody(request);
  if (whole instanceof Response) return whole;
  if (!(await hasReadablePayload(whole))) return plain(400, 'Bad request');
  return inSlot(() => callServerFunction(startHandler, whole));
}
