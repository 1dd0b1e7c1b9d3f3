import { Writable } from 'node:stream';
import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { requestContext } from '#app/server/request-context.server.ts';
import { sealedPage } from './html-response.server.ts';
import { loadScriptsLate } from './late-scripts.server.ts';

/** How React marks a boundary of which it has sent the fallback. */
const unfinished = '<!--$!-->';

/** Waits for what suspends. */
function renderWaiting(element: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      ...(nonce ? { nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
}

/**
 * Renders to the end before anything is sent, so that a component that throws fails the page: a stream would
 * have answered 200 by then. The data of a page is there before it is rendered, and so nothing suspends as a rule;
 * without a stream React then takes half the time.
 * @throws what the first failing component threw
 */
export async function renderToHtml(element: ReactNode, nonce: string | undefined): Promise<string> {
  const html = renderToString(element);
  const whole = html.includes(unfinished) ? await renderWaiting(element, nonce) : html;
  // React begins a whole document with its doctype, and so does the Start handler after us.
  return whole.replace(/^<!DOCTYPE html>/i, '');
}

/** The router gives the scripts away once, that take a page over; a page that is rendered again needs them again. */
function keepScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    tags ??= take();
    return tags;
  };
}

/** The Start handler's way to render a loaded router. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  keepScripts(router);
  const html = await renderToHtml(<StartServer router={router} />, router.options.ssr?.nonce);
  const page = await transformHtmlStringWithRouter(router, html);
  return sealedPage(import.meta.env.PROD ? loadScriptsLate(page, requestContext().nonce) : page, {
    status: getSsrStatus(router),
    headers: responseHeaders,
  });
});
