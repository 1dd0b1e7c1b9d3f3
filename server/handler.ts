import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventHandler } from 'vinxi/http';
import { parseEnv } from '#config/env.ts';
import site from '#site';
import { type ClientFacts, clientFacts } from './client-facts.ts';
import { watchContent } from './content-watch.ts';
import { BusyError, createGate } from './gate.ts';
import { answerKeptBy, isShuttingDown, onShutdown } from './lifecycle.ts';
import { meter } from './metrics.ts';
import { answerMetrics, isMetricsPath } from './metrics-endpoint.ts';
import { securityHeaders } from './security-headers.ts';
import { NotKept, openSharedPages } from './shared-pages.ts';
import { sendWebResponse, toWebRequest } from './web.ts';

const env = parseEnv(process.env);
onShutdown(site.close);

const gate = createGate();

/** A separate limit, so visitors who submit a form are not refused because of many readers. */
const postGate = createGate();

/** Renders a page in a slot. @throws {BusyError} */
function render(
  request: Request,
  facts: Pick<ClientFacts, 'clientAddress' | 'requestId'>,
): Promise<Response> {
  return gate.enter(async () => {
    meter.renderBegins();
    try {
      return await site.fetch(request, facts);
    } finally {
      meter.renderEnds();
    }
  });
}

const pages = openSharedPages({
  maxBytes: env.PAGE_CACHE_MB * 1_000_000,
  tokenCookie: env.TOKEN_COOKIE_NAME,
  origin: env.siteOrigin,
  commonHeaders: securityHeaders(env.siteOrigin.startsWith('https:')),
  render,
});
answerKeptBy(pages.answerKept);
if (site.contentVersion) {
  const stop = watchContent(site.contentVersion, () => {
    site.forgetReads();
    pages.clear();
  });
  onShutdown(async () => stop());
}

const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/** The request's origin: SITE_URL's, else that of its Host header. */
function originOf(host: string | undefined, protocol: string): string | undefined {
  if (env.SITE_URL) return env.siteOrigin;
  return host !== undefined && hostPattern.test(host) ? `${protocol}://${host}` : undefined;
}

/** Without a limit: probes must always be answered, and the API has its own limits. */
function isBounded({ url }: Request): boolean {
  return !/^\/(?:healthz|readyz|api\/v1(?:\/.*)?)$/.test(new URL(url).pathname);
}

/** The limit of posted requests, entered after the body was received. */
async function takeTurn<T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal): Promise<T | TRefusal> {
  try {
    return await postGate.enter(run);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    meter.countRefusal();
    return refuse();
  }
}

async function fetchAnswer(request: Request, facts: ClientFacts): Promise<Response> {
  if (!isBounded(request)) return site.fetch(request, facts);
  return request.method === 'POST' ? site.fetch(request, { ...facts, takeTurn }) : render(request, facts);
}

async function answerInstead(error: unknown, request: Request, facts: ClientFacts, response: ServerResponse) {
  if (error instanceof NotKept) return sendWebResponse(error.answer(), response);
  if (!(error instanceof BusyError)) throw error;
  meter.countRefusal();
  await sendWebResponse(site.refuseBusy(request, facts), response);
}

/** Everything except static files. Writes to the node response, so nothing in between copies bytes. */
async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
  meter.watch(message, response);
  if (isMetricsPath(message.url)) return answerMetrics(message, response, env.METRICS_TOKEN);
  const { remoteAddress } = message.socket;
  const facts = clientFacts({ remoteAddress, headers: message.headers }, env.TRUST_PROXY);
  const origin = originOf(message.headers.host, facts.protocol);
  const request = origin && toWebRequest(message, response, origin);
  if (!request) {
    response.statusCode = 400;
    response.end('Bad request\n');
    return;
  }
  if (message.url === '/readyz' && isShuttingDown()) {
    response.statusCode = 503;
    response.end('shutting down\n');
    return;
  }
  try {
    const asked = pages.pageFor(message);
    if (asked) await pages.answerMade(asked, message, response);
    else await sendWebResponse(await fetchAnswer(request, facts), response);
  } catch (error) {
    // The client disconnected.
    if (!response.destroyed) await answerInstead(error, request, facts, response);
  }
}

export default eventHandler(({ node: { req, res } }) => handle(req, res));
