import { createStartHandler } from '@tanstack/react-start/server';
import { openApi } from '#api/index.ts';
import { embeddedTransport, httpTransport } from './lib/api-transport.server.ts';
import { embeddedApiSettings, env } from './lib/env.server.ts';
import { log, writeConsoleToLog } from './lib/log.server.ts';
import { renderPage } from './lib/render.server.tsx';
import { createSite, type Site } from './lib/site.server.ts';

/*
 * The server entry: composes the API and the pages. The production server and the development server both call
 * its `fetch`; whatever cannot be opened here stops the start.
 */

if (import.meta.env.PROD) writeConsoleToLog();

const startHandler = createStartHandler({ handler: renderPage });

async function openSite(): Promise<Site> {
  if (env.API_BASE_URL) return createSite(startHandler, httpTransport(env.API_BASE_URL));
  const api = await openApi({ ...embeddedApiSettings, log });
  return createSite(startHandler, embeddedTransport(api.fetch), api);
}

export default await openSite();
