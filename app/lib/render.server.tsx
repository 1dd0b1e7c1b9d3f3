import { Writable } from 'node:stream';
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to the end before anything is sent, so that a component that throws fails the page: a stream would
 * have answered 200 by then.
 * @throws what the first failing component threw
 */
export function renderToHtml(element: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // React begins a whole document with its doctype, and so does the Start handler after us.
        resolve(
          Buffer.concat(chunks)
            .toString('utf8')
            .replace(/^<!DOCTYPE html>/i, ''),
        );
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

/** The Start handler's way to render a loaded router. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = await renderToHtml(<StartServer router={router} />, router.options.ssr?.nonce);
  return renderSsrHtmlResponse({ router, responseHeaders, render: () => html });
});
