import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventHandler } from 'vinxi/http';
import { parseSiteEnv } from '#config/env.ts';
import site from '#site';
import { NotStored, openSharedPages } from './cached-pages.ts';
import { type ClientContext, clientContext } from './client-context.ts';
import { BusyError, createConcurrencyLimit } from './concurrency-limit.ts';
import { watchContent } from './content-watch.ts';
import { isShuttingDown, onShutdown, setCacheHandler } from './lifecycle.ts';
import { meter } from './metrics.ts';
import { answerMetrics, isMetricsPath } from './metrics-endpoint.ts';
import { isUnprocessed } from './second-delivery.ts';
import { securityHeaders } from './security-headers.ts';
import { sendWebResponse, toWebRequest } from './web.ts';

const env = parseSiteEnv(process.env);
onShutdown(site.close);

const concurrencyLimit = createConcurrencyLimit();

/** A separate limit, so visitors who submit a form are not refused because of many readers. */
const postLimit = createConcurrencyLimit();

function render(
  request: Request,
  context: Pick<ClientContext, 'clientAddress' | 'requestId'>,
): Promise<Response> {
  return concurrencyLimit.enter(async () => {
    meter.renderBegins();
    try {
      return await site.fetch(request, context);
    } finally {
      meter.renderEnds();
    }
  });
}

const pages = openSharedPages({
  maxBytes: env.PAGE_CACHE_MB * 1_000_000,
  origin: env.siteOrigin,
  commonHeaders: securityHeaders(env.siteOrigin.startsWith('https:')),
  render,
});
setCacheHandler(pages.serveFromCache);
site.watchFieldData(meter.addFieldData);
if (site.contentVersion) {
  const stop = watchContent(site.contentVersion, () => {
    site.clearCachedReads();
    pages.clear();
  });
  onShutdown(async () => stop());
}

const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

function originOf(host: string | undefined, protocol: string): string | undefined {
  if (env.SITE_URL) return env.siteOrigin;
  return host !== undefined && hostPattern.test(host) ? `${protocol}://${host}` : undefined;
}

/** Without a limit: probes must always be answered, and the API has its own limits. */
function isBounded({ url }: Request): boolean {
  return !/^\/(?:healthz|readyz|api\/v1(?:\/.*)?)$/.test(new URL(url).pathname);
}

async function runInSlot<T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal): Promise<T | TRefusal> {
  try {
    return await postLimit.enter(run);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    meter.countRefusal();
    return refuse();
  }
}

async function fetchAnswer(request: Request, context: ClientContext): Promise<Response> {
  if (!isBounded(request)) return site.fetch(request, context);
  return request.method === 'POST'
    ? site.fetch(request, { ...context, runInSlot })
    : render(request, context);
}

async function answerInstead(
  error: unknown,
  request: Request,
  context: ClientContext,
  response: ServerResponse,
) {
  if (error instanceof NotStored) return sendWebResponse(error.answer(), response);
  if (!(error instanceof BusyError)) throw error;
  meter.countRefusal();
  await sendWebResponse(site.refuseBusy(request, context), response);
}

/** Everything except static files. Writes to the node response, so nothing in between copies bytes. */
async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
  meter.watch(message, response);
  if (isMetricsPath(message.url)) return answerMetrics(message, response, env.METRICS_TOKEN);
  const { remoteAddress } = message.socket;
  const context = clientContext({ remoteAddress, headers: message.headers }, env.TRUST_PROXY);
  const origin = originOf(message.headers.host, context.protocol);
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
  if (!(await isUnprocessed(message.method, context, site.claimDelivery))) {
    response.statusCode = 502;
    response.end('The connection broke after the request had begun: it may have succeeded.\n');
    return;
  }
  try {
    const page = pages.pageFor(message);
    if (page) await pages.renderAndSend(page, message, response);
    else await sendWebResponse(await fetchAnswer(request, context), response);
  } catch (error) {
    if (!response.destroyed) await answerInstead(error, request, context, response);
  }
}

export default eventHandler(({ node: { req, res } }) => handle(req, res));
