import { LRUCache } from 'lru-cache';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { type Locale, locales } from '#contract/locales.ts';

/** Milliseconds. An outside API reports no changes of content. */
const freshMs = 10_000;

const allCaches: { clear(): void }[] = [];

/** Clears all cached reads. Call after content changes. In-flight reads are discarded too. */
export function clearCachedReads(): void {
  for (const cache of allCaches) cache.clear();
}

/** Only for reads that are the same for all visitors. While a read fails, the previous value is served. */
export function cachedRead<T extends object>(read: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<Locale, T>({
    max: locales.length,
    ttl: freshMs,
    perf: Date,
    // Callers that wait for a discarded read get its value.
    ignoreFetchAbort: true,
    // The stale value becomes fresh again, so a failing read is not repeated by each caller.
    fetchMethod: (_locale, stale) =>
      read().catch((error) => {
        if (!stale) throw error;
        reportError(error);
        return stale;
      }),
  });
  allCaches.push(cache);
  return () => {
    const { locale, preview } = requestContext();
    return preview === undefined ? cache.forceFetch(locale) : read();
  };
}
