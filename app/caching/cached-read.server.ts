import { isNotFound } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import { env } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';

const allCaches: { clear(): void }[] = [];

export function clearCachedReads(): void {
  for (const cache of allCaches) cache.clear();
}

type Read<TInput, T> = (input: TInput) => Promise<T>;
type Test<T> = (value: T) => boolean;

/** Only for reads that are the same for all visitors. While a read fails, the previous value is served. */
export function cachedRead<T extends object, TInput = void>(read: Read<TInput, T>, isCacheable?: Test<T>) {
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
  return async (input: TInput): Promise<T> => {
    const { locale, preview } = requestContext();
    if (preview !== undefined) return read(input);
    const key = `${locale} ${JSON.stringify(input) ?? ''}`;
    const value = await cache.forceFetch(key, { context: { input } });
    if (isCacheable?.(value) === false) cache.delete(key);
    return value;
  };
}

/** A read of published content. An outside API announces no changes of it. */
export const contentRead: typeof cachedRead = env.API_BASE_URL === undefined ? cachedRead : (read) => read;
