/**
 * The path that this document was loaded from, whose content security policy rules what may run in it, however far its
 * visitor has gone since. Undefined on the server, and where the browser does not tell.
 */
export function documentPath(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
}
