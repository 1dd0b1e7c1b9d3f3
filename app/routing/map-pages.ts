import type { QueryClient } from '@tanstack/react-query';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { openOwnDocument } from './document-path.ts';

/** Pages with a map: with KAKAO_MAP_KEY, their policy lets the maps service in. */
export const mapPages: ReadonlySet<string> = new Set([
  '/business/pharmacy',
  '/business/showroom',
  '/company/contactUS',
]);

/**
 * For `beforeLoad` of a page with a map. Without a key there is no other policy to need.
 * @throws as openOwnDocument
 */
export function openMapDocument(page: {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}): void {
  const shell = page.context.queryClient.getQueryData(shellQueries.shell().queryKey);
  if (shell?.mapKey) openOwnDocument(page, mapPages);
}
