import { sharedCacheControl } from '#app/caching/cache-control.server.ts';
import { isSharedPath } from '#app/caching/cache-key.server.ts';
import { correctHint } from '#app/session/session-cookie.server.ts';
import { WholeResponse } from './buffered-response.server.ts';
import { joinedAddress, matchPath, withValidSearch } from './canonical-request.server.ts';
import { inSlot } from './concurrency.server.ts';
import { contentSecurityPolicy, referrerPolicy } from './content-security-policy.server.ts';
import { env } from './env.server.ts';
import { lastResortPage } from './fallback-page.server.ts';
import { localeCookieFor } from './language-redirect.server.ts';
import { log } from './log.server.ts';
import { reportError } from './report-error.server.ts';
import { requestContext } from './request-context.server.ts';

export type FetchHandler = (request: Request) => Promise<Response> | Response;

const bareRefusals = new Set([403, 413, 415]);
const isSecure = env.siteOrigin.startsWith('https:');

export function appendCookies(headers: Headers): void {
  for (const cookie of requestContext().cookies) headers.append('set-cookie', cookie);
}

function isForEverybody(request: Request, status: number): boolean {
  const { cookies, failure } = requestContext();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || status !== 200 || failure || cookies.length > 0) return false;
  return isSharedPath(new URL(request.url).pathname);
}

function withStatus(response: Response, status: number): Response {
  if (status === response.status && response instanceof WholeResponse) return response;
  return new Response(response.body, { status, headers: response.headers });
}

function setRetryAfter(headers: Headers, seconds: number | undefined): void {
  if (seconds !== undefined) headers.set('retry-after', String(seconds));
}

function finishPage(request: Request, response: Response): Response {
  const { failure, status: formStatus, secondsToWait, locale, path, requestId } = requestContext();
  const status = response.status === 500 ? (failure?.status ?? 500) : (formStatus ?? response.status);
  const finished = withStatus(response, status);
  const { headers } = finished;
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', contentSecurityPolicy([], path));
  headers.set('content-language', locale);
  if (isForEverybody(request, status)) {
    headers.set('cache-control', sharedCacheControl(0));
  } else {
    headers.set('cache-control', 'private, no-store');
    correctHint();
  }
  headers.set('x-request-id', requestId);
  const referrer = referrerPolicy(path);
  if (referrer) headers.set('referrer-policy', referrer);
  setRetryAfter(headers, status === 503 ? 5 : secondsToWait);
  if (status === 405) headers.set('allow', matchPath(path).acceptsPost ? 'GET, HEAD, POST' : 'GET, HEAD');
  const cookie = localeCookieFor(request, locale, isSecure);
  if (cookie) headers.append('set-cookie', cookie);
  appendCookies(headers);
  return finished;
}

async function renderErrorPage(startHandler: FetchHandler, request: Request): Promise<Response> {
  const context = requestContext();
  // The root route throws for this request, which shows its error page.
  context.showsErrorPage = true;
  try {
    return await inSlot(async () =>
      startHandler(new Request(request.url, { headers: { accept: 'text/html' } })),
    );
  } catch (error) {
    log.error({ err: error, requestId: context.requestId }, 'The error page failed');
    return lastResortPage(context.failure?.status ?? 500);
  }
}

async function refuse(startHandler: FetchHandler, request: Request, status: number): Promise<Response> {
  requestContext().failure = { status };
  // Without its body, which may have been read.
  const page = withValidSearch(new Request(request.url));
  return finishPage(request, await renderErrorPage(startHandler, page));
}

async function render(startHandler: FetchHandler, request: Request): Promise<Response> {
  try {
    return await startHandler(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    reportError(error);
    return renderErrorPage(startHandler, request);
  }
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose result is unused, because it assumes no effects.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** A path that cannot be decoded, or that the router would read as a route template, gets the 404 page. */
function withPlainPath(request: Request): Request {
  const url = new URL(request.url);
  if (isDecodable(url.pathname) && !/[${}]/.test(url.pathname)) return request;
  url.pathname = '/404';
  return new Request(url, request);
}

export async function answerPage(startHandler: FetchHandler, received: Request): Promise<Response> {
  const request = withPlainPath(received);
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (!isRead && !(request.method === 'POST' && matchPath(new URL(request.url).pathname).acceptsPost)) {
    return refuse(startHandler, request, 405);
  }
  const location = isRead ? joinedAddress(new URL(request.url)) : undefined;
  if (location)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
  const response = await render(startHandler, withValidSearch(request));
  // A response without a page, such as the CSRF middleware's: the visitor gets the error page.
  if (bareRefusals.has(response.status)) return refuse(startHandler, request, response.status);
  return finishPage(request, response);
}
