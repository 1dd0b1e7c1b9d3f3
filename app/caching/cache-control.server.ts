/** @param seconds for which a browser uses its copy without a request */
export function sharedCacheControl(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400`;
}
