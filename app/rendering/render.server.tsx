import { Writable } from 'node:stream';
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { retainHydrationScripts } from '#framework-internals/hydration-scripts.server.ts';
import { hasUnfinishedBoundary } from '#framework-internals/unfinished-boundary.ts';
import { htmlResponse } from './html-response.server.ts';

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

/** Renders the whole page before sending, because an error must change the status. Half the time of a stream. */
export async function renderToHtml(element: ReactNode, nonce: string | undefined): Promise<string> {
  const html = renderToString(element);
  const whole = hasUnfinishedBoundary(html) ? await renderWaiting(element, nonce) : html;
  return whole.replace(/^<!DOCTYPE html>/i, '');
}

export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  retainHydrationScripts(router);
  const html = await renderToHtml(<StartServer router={router} />, router.options.ssr?.nonce);
  const page = await transformHtmlStringWithRouter(router, html);
  return htmlResponse(page, { status: getSsrStatus(router), headers: responseHeaders });
});
