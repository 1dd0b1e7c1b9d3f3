import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { hasUnfinishedBoundary } from '#framework-internals/unfinished-boundary.ts';
import { htmlResponse } from './html-response.server.ts';

function renderToError(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    renderToPipeableStream(element, { onAllReady: resolve, onError: reject });
  });
}

/** Renders before sending, because an error must change the status. Half the time of a stream. */
export async function renderToHtml(element: ReactNode): Promise<string> {
  const html = renderToString(element);
  if (hasUnfinishedBoundary(html)) {
    await renderToError(element);
    throw new Error('A component suspends while it renders: load what it waits for in its route');
  }
  return html;
}

const doctype = '<!DOCTYPE html>';

export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = await renderToHtml(<StartServer router={router} />);
  // Passes no HTML, because prepending the doctype would copy the page.
  const start = await transformHtmlStringWithRouter(router, '');
  if (start !== doctype) throw new Error('The router has data that came after the page was rendered');
  return htmlResponse(html, { start, status: getSsrStatus(router), headers: responseHeaders });
});
