/**
 * Cache-Control of a response that is the same for all visitors, for browsers and for caches on the way.
 * @param seconds for which a browser uses its copy without a request
 */
export function sharedCacheControl(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400`;
}
