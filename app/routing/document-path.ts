import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { OutsideService } from '#app/pages/page.ts';
import { pageOf } from '#app/pages/pages.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

/**
 * The path that this document was loaded from. Its Content-Security-Policy applies until the next full page load,
 * whatever the visitor navigated to since. Undefined on the server, and where the browser does not report it.
 */
export function documentPath(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
}

/**
 * For `beforeLoad` of a page that loads an outside service: loads the page as a new document, unless the current
 * document's policy admits the service already. Nothing has been typed into the page yet.
 * @throws {Response} a redirect to the same URL
 */
export function openOwnDocument(
  page: { location: { href: string }; preload: boolean },
  service: OutsideService,
): void {
  const path = documentPath();
  if (page.preload || path === undefined || pageOf(path)?.outsideService === service) return;
  throw redirect({ href: page.location.href, reloadDocument: true });
}

/**
 * The same for a page with a map. Without KAKAO_MAP_KEY no policy admits the maps service, and none needs to.
 * @throws as openOwnDocument
 */
export function openMapDocument(page: {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}): void {
  const shell = page.context.queryClient.getQueryData(shellQueries.shell().queryKey);
  if (shell?.mapKey) openOwnDocument(page, 'maps');
}
