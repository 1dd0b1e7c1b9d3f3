import '#nitro-internal-pollyfills';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import compression from 'compression';
import { toNodeListener } from 'h3';
import { useNitroApp as getNitroApp } from 'nitropack/runtime';
import { localSiteWarning } from '#config/company-facts.ts';
import { parseSiteEnv } from '#config/env.ts';
import { privacyWarnings } from '#config/outside-services.ts';
import { drainAcceptQueue } from './accept-queue.ts';
import { brotliWindow } from './brotli-window.ts';
import { beginShutdown, closeAll, isShuttingDown, serveFromCache } from './lifecycle.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers must be complete within headersTimeout plus one check: 17 s. */
const limits = { headersTimeout: 15_000, connectionsCheckingInterval: 2_000, requestTimeout: 120_000 };

/** Milliseconds of accepting requests after SIGTERM, until the load balancer sees that the process is not ready. */
const noticeMs = 1_000;
const acceptTimeoutMs = 1_000;
const shutdownTimeoutMs = 8_000;

/** Hashed files. A dot segment may lead elsewhere: /_app/../contact. */
const hashedFile = /^\/(?:_app|fonts)(?:\/[^./?%\\][^/?%\\]*)+(?:\?|$)/;

const env = parseSiteEnv(process.env);
const listener = toNodeListener(getNitroApp().h3App);
const compress = compression({ brotli: { params: brotliWindow } });
const headers = Object.entries(securityHeaders(env.siteOrigin.startsWith('https:')));

function isAnsweredAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return serveFromCache(request, response);
  } catch (error) {
    console.error(error);
    return false;
  }
}

const server = createServer({ ...limits, keepAliveTimeout: 65_000 }, (request, response) => {
  if (isShuttingDown()) response.shouldKeepAlive = false;
  if (isAnsweredAtOnce(request, response)) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (hashedFile.test(request.url ?? '')) {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  }
  compress(request, response, () => listener(request, response));
});

server.on('error', (error) => {
  process.stderr.write(`Cannot listen on port ${env.PORT}: ${error.message}\n`);
  process.exit(1);
});
server.listen({ port: env.PORT, ...(env.HOST ? { host: env.HOST } : {}) }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  for (const warning of [localSiteWarning(process.env), ...privacyWarnings(process.env, env)])
    if (warning) process.stderr.write(`${warning}\n`);
  console.log(`Listening on http://localhost:${port}${env.SITE_URL ? `, public at ${env.siteOrigin}` : ''}`);
});

async function shutDown(): Promise<void> {
  beginShutdown();
  await wait(noticeMs);
  await drainAcceptQueue(server, acceptTimeoutMs);
  const forced = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(forced);
  await closeAll();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown());
