import '#nitro-internal-pollyfills';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import compression from 'compression';
import { toNodeListener } from 'h3';
import { useNitroApp as getNitroApp } from 'nitropack/runtime';
import { parseEnv } from '#config/env.ts';
import { drainAcceptQueue } from './accept-queue.ts';
import { answerKept, beginShutdown, closeAll, isShuttingDown } from './lifecycle.ts';
import { securityHeaders } from './security-headers.ts';

/*
 * The process: one HTTP server with its limits, and its end. Everything it serves was opened before this module
 * runs, so whoever gets a connection gets an answer.
 */

/** A request's headers have to be complete within headersTimeout plus one check: 17 s. */
const limits = { headersTimeout: 15_000, connectionsCheckingInterval: 2_000, requestTimeout: 120_000 };

/** After it is told to end, the process still takes requests, until whoever sends them has seen that it is not ready. */
const noticeMs = 1_000;
const acceptTimeoutMs = 1_000;
const shutdownTimeoutMs = 8_000;

/** Files with a hash in their names. A path with a dot before a name may lead elsewhere: /_app/../contact. */
const hashedFile = /^\/(?:_app|fonts)(?:\/[^./?%\\][^/?%\\]*)+(?:\?|$)/;

const env = parseEnv(process.env);
const listener = toNodeListener(getNitroApp().h3App);
const compress = compression();
const headers = Object.entries(securityHeaders(env.siteOrigin.startsWith('https:')));

function isAnsweredAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return answerKept(request, response);
  } catch (error) {
    // Nobody else is there to catch it. The request takes the long way.
    console.error(error);
    return false;
  }
}

const server = createServer({ ...limits, keepAliveTimeout: 65_000 }, (request, response) => {
  // Whoever holds a connection is asked to make its next one elsewhere.
  if (isShuttingDown()) response.shouldKeepAlive = false;
  if (isAnsweredAtOnce(request, response)) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (hashedFile.test(request.url ?? '')) {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  }
  compress(request, response, () => listener(request, response));
});

server.on('error', (error) => {
  // Not by the console, which writes to the log by now.
  process.stderr.write(`Cannot listen on port ${env.PORT}: ${error.message}\n`);
  process.exit(1);
});
server.listen({ port: env.PORT, ...(env.HOST ? { host: env.HOST } : {}) }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  console.log(`Listening on http://localhost:${port}${env.SITE_URL ? `, public at ${env.siteOrigin}` : ''}`);
});

/** Is not ready any more, then takes no new connections, lets those under way finish, closes the database, and ends. */
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
