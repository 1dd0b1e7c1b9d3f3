import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { documentPath } from './document-path.ts';
import { shellQueries } from './shell.queries.ts';

/** Pages with a map: with KAKAO_MAP_KEY, their policy lets the maps service in. */
export const mapPages: ReadonlySet<string> = new Set([
  '/business/pharmacy',
  '/business/showroom',
  '/company/contactUS',
]);

/**
 * For `beforeLoad` of a page with a map. A policy belongs to the document and not to its address: whoever comes by a
 * link from a page whose policy keeps the maps service out gets a document of its own. Without a key nobody does.
 * @throws {Response} a redirect to the same address
 */
export function openMapDocument(page: {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}): void {
  const path = documentPath();
  if (page.preload || path === undefined || mapPages.has(path)) return;
  const shell = page.context.queryClient.getQueryData(shellQueries.shell().queryKey);
  if (shell?.mapKey) throw redirect({ href: page.location.href, reloadDocument: true });
}
