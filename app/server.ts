import { createStartHandler } from '@tanstack/react-start/server';
import { type Api, type ApiFigures, openApi } from '#api/index.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { embeddedTransport, httpTransport } from './api-client/api-transport.server.ts';
import { getLocale } from './i18n/locale.ts';
import { pages } from './pages/pages.ts';
import { renderPage } from './rendering/render.server.tsx';
import { getRouter } from './router.tsx';
import { setRoutes } from './server/canonical-request.server.ts';
import { embeddedApiSettings, env } from './server/env.server.ts';
import { log, writeConsoleToLog } from './server/log.server.ts';
import { createSite, type Site } from './server/site.server.ts';

if (import.meta.env.PROD) writeConsoleToLog();

setRoutes(getRouter);

const assetBase = '/_app/';

function createHandler(locale: Locale) {
  return createStartHandler({
    handler: renderPage,
    // The development server has one set of scripts for all languages.
    transformAssets: ({ kind, url }) =>
      import.meta.env.PROD && kind === 'script' ? url.replace(assetBase, `${assetBase}${locale}/`) : url,
  });
}

/** One handler per language: each loads the scripts of its language, and a handler transforms asset URLs once. */
const startHandlers = new Map(locales.map((locale) => [locale, createHandler(locale)]));

async function startHandler(request: Request): Promise<Response> {
  const handle = startHandlers.get(getLocale());
  if (!handle) throw new Error(`There are no pages in ${getLocale()}`);
  return handle(request);
}

type WatchedSite = Site & {
  hasDatabase: boolean;
  figures: () => Promise<ApiFigures | undefined>;
  counts: Api['counts'] | undefined;
  claimDelivery: Api['claimDelivery'] | undefined;
};

async function openSite(): Promise<WatchedSite> {
  if (env.API_BASE_URL) {
    const site = createSite(startHandler, httpTransport(env.API_BASE_URL));
    const none = { figures: async () => undefined, counts: undefined, claimDelivery: undefined };
    return { ...site, hasDatabase: false, ...none };
  }
  const api = await openApi({ ...embeddedApiSettings, log, pages: Object.keys(pages) });
  const site = createSite(startHandler, embeddedTransport(api.fetch), api);
  const { figures, counts, claimDelivery } = api;
  return { ...site, hasDatabase: true, figures, counts, claimDelivery };
}

export default await openSite();
