import { redirect } from '@tanstack/react-router';

/**
 * The path that this document was loaded from, whose content security policy rules what may run in it, however far its
 * visitor has gone since. Undefined on the server, and where the browser does not tell.
 */
export function documentPath(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
}

/**
 * For `beforeLoad` of a page that needs what the policy of other documents keeps out. A policy belongs to the document
 * and not to its address: whoever comes by a link gets a document of its own, before anything could be typed into it.
 * @param pages the paths whose documents have the policy that it needs
 * @throws {Response} a redirect to the same address
 */
export function openOwnDocument(
  page: { location: { href: string }; preload: boolean },
  pages: ReadonlySet<string>,
): void {
  const path = documentPath();
  if (page.preload || path === undefined || pages.has(path)) return;
  throw redirect({ href: page.location.href, reloadDocument: true });
}
