import '#nitro-internal-pollyfills';
import { createServer } from 'node:http';
import compression from 'compression';
import { toNodeListener } from 'h3';
import { useNitroApp as getNitroApp } from 'nitropack/runtime';
import { parseEnv } from '#config/env.ts';
import { closeAll } from './lifecycle.ts';
import { securityHeaders } from './security-headers.ts';

/*
 * The process: one HTTP server with its limits, and its end. Everything it serves was opened before this module
 * runs, so whoever gets a connection gets an answer.
 */

/** A request's headers have to be complete within headersTimeout plus one check: 17 s. */
const limits = { headersTimeout: 15_000, connectionsCheckingInterval: 2_000, requestTimeout: 120_000 };
const shutdownTimeoutMs = 9_000;

/** Files with a hash in their names. A path with a dot before a name may lead elsewhere: /_app/../contact. */
const hashedFile = /^\/(?:_app|fonts)(?:\/[^./?%\\][^/?%\\]*)+(?:\?|$)/;

const env = parseEnv(process.env);
const listener = toNodeListener(getNitroApp().h3App);
const compress = compression();
const headers = Object.entries(securityHeaders(env.siteOrigin.startsWith('https:')));

const server = createServer({ ...limits, keepAliveTimeout: 65_000 }, (request, response) => {
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

/** Takes no new connections, lets those under way finish, closes the database, and ends. */
async function shutDown(): Promise<void> {
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
