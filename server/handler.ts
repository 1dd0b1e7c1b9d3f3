import { eventHandler } from 'vinxi/http';
import { parseEnv } from '#config/env.ts';
import site from '#site';
import { clientFacts } from './client-facts.ts';
import { onShutdown } from './lifecycle.ts';
import { meter } from './metrics.ts';
import { answerMetrics, isMetricsPath } from './metrics-endpoint.ts';
import { sendWebResponse, toWebRequest } from './web.ts';

const env = parseEnv(process.env);
onShutdown(site.close);

const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/** The origin that a request was sent to: SITE_URL's, else the host it names. */
function originOf(host: string | undefined, protocol: string): string | undefined {
  if (env.SITE_URL) return env.siteOrigin;
  return host !== undefined && hostPattern.test(host) ? `${protocol}://${host}` : undefined;
}

/** Everything that is no static file. Answers at the level of node, so that nothing in between copies bytes. */
export default eventHandler(async ({ node: { req, res } }) => {
  meter.watch(req, res);
  if (isMetricsPath(req.url)) {
    await answerMetrics(req, res, env.METRICS_TOKEN);
    return;
  }
  const facts = clientFacts(
    { remoteAddress: req.socket.remoteAddress, headers: req.headers },
    env.TRUST_PROXY,
  );
  const origin = originOf(req.headers.host, facts.protocol);
  const request = origin && toWebRequest(req, res, origin);
  if (!request) {
    res.statusCode = 400;
    res.end('Bad request\n');
    return;
  }
  try {
    await sendWebResponse(await site.fetch(request, facts), res);
  } catch (error) {
    // The client went away in the middle; there is nobody left to tell.
    if (!res.destroyed) throw error;
  }
});
