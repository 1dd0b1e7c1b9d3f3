import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';
import type { ReactNode } from 'react';
import { renderToString as render } from 'react-dom/server';

/* Replaces react-dom/server in the built site and captures the React tree of a page, with its router and queries. */

export { renderToPipeableStream } from 'react-dom/server';

let caught: (() => string) | undefined;

export function renderToString(tree: ReactNode): string {
  const within = AsyncLocalStorage.snapshot();
  caught = () => within(render, tree);
  return caught();
}

export async function catchTree(path: string): Promise<() => string> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'react-dom/server' && context.parentURL?.includes('/dist/server/')
        ? next(import.meta.url, context)
        : next(specifier, context),
  });
  const { default: site } = await import('#site');
  const request = new Request(`http://site.invalid${path}`, { headers: { 'accept-encoding': 'identity' } });
  const answer = await site.fetch(request, { clientAddress: '127.0.0.1', requestId: 'bench' });
  await answer.text();
  await site.close();
  if (!answer.ok || !caught) throw new Error(`${path} was not rendered: ${answer.status}`);
  return caught;
}
