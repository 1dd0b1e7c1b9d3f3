import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { OutsideService } from '#app/pages/page.ts';
import { pageOf } from '#app/pages/pages.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

/** A document's Content-Security-Policy applies until the next full page load, also after client-side navigation. */
export function documentPath(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
}

export function openOwnDocument(
  page: { location: { href: string }; preload: boolean },
  service: OutsideService,
): void {
  const path = documentPath();
  if (page.preload || !navigator.onLine || path === undefined || pageOf(path)?.outsideService === service)
    return;
  throw redirect({ href: page.location.href, reloadDocument: true });
}

export function openMapDocument(page: {
  context: { queryClient: QueryClient };
  location: { href: string };
  preload: boolean;
}): void {
  const shell = page.context.queryClient.getQueryData(shellQueries.shell().queryKey);
  if (shell?.mapKey) openOwnDocument(page, 'maps');
}
