/**
 * How what is the same for everybody may be kept: by caches on the way as the site keeps it itself.
 * @param seconds for which a browser does not ask again
 */
export function sharedCacheControl(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400`;
}
