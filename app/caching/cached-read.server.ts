import { isNotFound } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import { env } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';

const allCaches: { clear(): void }[] = [];

/** Clears all cached reads. Call after content changes. In-flight reads are discarded too. */
export function clearCachedReads(): void {
  for (const cache of allCaches) cache.clear();
}

type Read<TInput, T> = (input: TInput) => Promise<T>;

/** Only for reads that are the same for all visitors. While a read fails, the previous value is served. */
export function cachedRead<T extends object, TInput = void>(read: Read<TInput, T>): Read<TInput, T> {
  const cache = new LRUCache<string, T, { input: TInput }>({
    maxSize: 1_000_000,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
    ttl: 10_000,
    perf: Date,
    ignoreFetchAbort: true,
    // The stale value becomes fresh again, so a failing read is not repeated by each caller.
    fetchMethod: (_key, stale, { context: { input } }) =>
      read(input).catch((error) => {
        if (!stale || isNotFound(error)) throw error;
        reportError(error);
        return stale;
      }),
  });
  allCaches.push(cache);
  return (input) => {
    const { locale, preview } = requestContext();
    const key = `${locale} ${JSON.stringify(input) ?? ''}`;
    return preview === undefined ? cache.forceFetch(key, { context: { input } }) : read(input);
  };
}

/** A read of published content. An outside API announces no changes of it. */
export function contentRead<T extends object, TInput = void>(read: Read<TInput, T>): Read<TInput, T> {
  return env.API_BASE_URL === undefined ? cachedRead(read) : read;
}
