import { randomBytes, randomUUID } from 'node:crypto';
import {
  type ApiTransport,
  setApiTransport,
  type TransportContext,
} from '#app/api-client/api-transport.server.ts';
import { findSessionMember } from '#app/api-client/member-client.server.ts';
import { cacheKeyFor, isSharedPath, type SharedPage } from '#app/caching/cache-key.server.ts';
import { clearCachedReads } from '#app/caching/cached-read.server.ts';
import { receiveFieldData, watchFieldData } from '#app/field-data/field-data.server.ts';
import { fieldDataPath } from '#app/field-data/field-data.ts';
import { documentLocale } from '#app/material-documents/document-kinds.ts';
import {
  isMaterialDocument,
  materialDocumentResponse,
} from '#app/material-documents/document-response.server.ts';
import { isLotCertificate, lotCertificateResponse } from '#app/material-documents/lot-response.server.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { isSeoDocument, seoDocumentResponse } from '#app/seo/seo-documents.server.ts';
import { isDashboardPath, isGuarded } from '#app/session/guarded.ts';
import { readHint, readStaffToken, readToken } from '#app/session/session-cookie.server.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { dashboardLocales, defaultLocale, type Locale } from '#contract/locales.ts';
import { negotiateLocale } from '#rules/accept-language.ts';
import { matchPath } from './canonical-request.server.ts';
import { receiveClientError } from './client-errors.server.ts';
import { clientErrorsPath } from './client-errors.ts';
import { busyPage, lastResortPage } from './fallback-page.server.ts';
import { languageRedirect, localeInUrl, preferredLocale } from './language-redirect.server.ts';
import { log } from './log.server.ts';
import { answerPage, appendCookies, type FetchHandler } from './page-response.server.ts';
import { answerPageOrPreview, isPreview, previewTokenIn } from './preview-page.server.ts';
import { reportError } from './report-error.server.ts';
import { type RequestContext, requestContext, runWithRequestContext } from './request-context.server.ts';
import { answerServerFunction, serverFunctionBase } from './server-function.server.ts';
import { plain } from './text-response.server.ts';

type EmbeddedApi = { ping(): Promise<void>; contentVersion(): Promise<string>; close(): Promise<void> };

type RequestInfo = TransportContext & Pick<RequestContext, 'runInSlot'>;

export type Site = {
  fetch(request: Request, context?: RequestInfo): Promise<Response>;
  refuseBusy(request: Request, context: TransportContext): Response;
  cacheKeyFor(target: string): SharedPage | undefined;
  isPreview(target: string, cookies: string | undefined): boolean;
  /** Changes with every change of content. Undefined with an outside API. */
  contentVersion: (() => Promise<string>) | undefined;
  clearCachedReads(): void;
  watchFieldData: typeof watchFieldData;
  close(): Promise<void>;
};

const assetBase = '/_app/';
const readinessTimeoutMs = 5_000;

function isFilePath(pathname: string): boolean {
  return pathname.startsWith(assetBase) || /\.[a-z0-9]{1,8}$/i.test(pathname);
}

const apiDescription = new Set(['/docs', '/openapi.json']);

function redirectToApi(path: string): Response {
  return new Response(null, { status: 302, headers: { location: `${apiBase}${path}` } });
}

async function pingApi(transport: ApiTransport, context: TransportContext): Promise<void> {
  const signal = AbortSignal.timeout(readinessTimeoutMs);
  const request = new Request(`${transport.origin}${apiBase}${endpoints.listLanguages.path}`);
  const { ok, status, body } = await transport.fetch(request, context, signal);
  await body?.cancel();
  if (!ok) throw new Error(`The API answered ${status}`);
}

async function readiness(
  transport: ApiTransport,
  api: EmbeddedApi | undefined,
  context: TransportContext,
): Promise<Response> {
  try {
    if (api) await api.ping();
    else await pingApi(transport, context);
    return plain(200, 'ready');
  } catch (error) {
    log.warn({ err: error }, 'Not ready: the API or its database cannot be reached');
    return plain(503, 'not ready', { 'retry-after': '5' });
  }
}

const documents = [
  [isSeoDocument, seoDocumentResponse],
  [isMaterialDocument, materialDocumentResponse],
  [isLotCertificate, lotCertificateResponse],
] as const;

function answer(startHandler: FetchHandler, request: Request, url: URL): Promise<Response> | Response {
  const respond = documents.find(([isOwn]) => isOwn(url.pathname))?.[1];
  if (respond) return respond(request, url.pathname);
  if (url.pathname.startsWith(serverFunctionBase)) return answerServerFunction(startHandler, request);
  if (isFilePath(url.pathname) && !matchPath(url.pathname).isFound) return plain(404, 'Not found');
  if (url.pathname === clientErrorsPath) return receiveClientError(request);
  if (url.pathname === fieldDataPath) return receiveFieldData(request);
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (isRead && isGuarded(url.pathname)) return answerGuarded(startHandler, request, url);
  const needsLocale = localeInUrl(url) !== requestContext().locale && !url.pathname.startsWith('/auth/');
  if (isRead && (url.pathname.startsWith('//') || needsLocale))
    return languageRedirect(url, requestContext().locale);
  return answerPageOrPreview(startHandler, request);
}

async function answerGuarded(startHandler: FetchHandler, request: Request, url: URL): Promise<Response> {
  const { locale, token } = requestContext();
  const isWhole = localeInUrl(url) && !url.pathname.startsWith('//');
  if (token && !isWhole) return languageRedirect(url, locale);
  if (await findSessionMember()) return answerPage(startHandler, request);
  const response = languageRedirect(new URL('/', url), locale);
  appendCookies(response.headers);
  return response;
}

function localeFor(request: Request, url: URL): Locale {
  if (url.pathname.startsWith(serverFunctionBase)) {
    return negotiateLocale(request.headers.get('accept-language')) ?? defaultLocale;
  }
  if (isMaterialDocument(url.pathname) || isLotCertificate(url.pathname))
    return documentLocale(localeInUrl(url) ?? defaultLocale);
  // SEO documents must not depend on the visitor.
  const locale = localeInUrl(url) ?? (isSeoDocument(url.pathname) ? defaultLocale : preferredLocale(request));
  return isDashboardPath(url.pathname) && !dashboardLocales.includes(locale) ? 'en-US' : locale;
}

function newContext(request: Request, url: URL, context: RequestInfo): RequestContext {
  const locale = localeFor(request, url);
  const nonce = randomBytes(16).toString('base64');
  // Pages that are shared are the same with a session.
  const isShared = ['GET', 'HEAD'].includes(request.method) && isSharedPath(url.pathname);
  const staffToken = readStaffToken(request);
  const tokens = isShared ? { token: undefined } : { token: readToken(request), staffToken };
  const preview =
    isShared && isPreview(url.search, request.headers.get('cookie') ?? '')
      ? { staffToken, preview: previewTokenIn(url) }
      : {};
  return {
    ...context,
    ...tokens,
    ...preview,
    locale,
    path: url.pathname,
    nonce,
    hasHint: readHint(request),
    cookies: [],
  };
}

/** A browser sends no header with a picture. Pictures of drafts are for staff. */
function forStaff(request: Request, { pathname }: URL): Request {
  const staffToken = pathname.startsWith(`${apiBase}/pictures/`) ? readStaffToken(request) : undefined;
  if (!staffToken || request.method !== 'GET' || request.headers.has('authorization')) return request;
  const headers = new Headers(request.headers);
  headers.set('authorization', staffToken);
  return new Request(request, { headers });
}

export function createSite(startHandler: FetchHandler, transport: ApiTransport, api?: EmbeddedApi): Site {
  setApiTransport(transport);
  overwriteGetLocale(() => requestContext().locale);

  return {
    async fetch(request, context = { clientAddress: '127.0.0.1', requestId: randomUUID() }) {
      const url = new URL(request.url);
      if (url.pathname === '/healthz') return plain(200, 'ok');
      if (url.pathname === '/readyz') return readiness(transport, api, context);
      if (api && apiDescription.has(url.pathname)) return redirectToApi(url.pathname);
      if (`${url.pathname}/`.startsWith(`${apiBase}/`)) {
        return api
          ? transport.fetch(forStaff(request, url), context)
          : plain(404, 'The API of this site is elsewhere');
      }
      return runWithRequestContext(newContext(request, url, context), async () => {
        try {
          return await answer(startHandler, request, url);
        } catch (error) {
          if (request.signal.aborted) return new Response(null, { status: 499 });
          return lastResortPage(reportError(error).status);
        }
      });
    },
    refuseBusy: (request, context) =>
      runWithRequestContext(newContext(request, new URL(request.url), context), busyPage),
    cacheKeyFor,
    isPreview,
    contentVersion: api?.contentVersion,
    clearCachedReads,
    watchFieldData,
    close: async () => api?.close(),
  };
}
