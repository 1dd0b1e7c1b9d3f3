export function sharedCacheControl(browserSeconds: number): string {
  return `public, max-age=${browserSeconds}, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400`;
}
