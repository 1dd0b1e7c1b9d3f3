import { LRUCache } from 'lru-cache';
import type { CacheEntry } from './cache-entry.ts';

/** Milliseconds for which a page is fresh. After that it is served stale while it is rendered again. */
const freshMs = 60_000;

/** Milliseconds for which a stale page is served while rendering fails. */
const usableMs = 24 * 60 * 60 * 1000;

const pauseMs = 1_000;

const overheadBytes = 2_000;

export type PageCache = {
  find(key: string): { page: CacheEntry; isFresh: boolean } | undefined;
  render(key: string): Promise<CacheEntry>;
  clear(): void;
};

type Options = {
  maxBytes: number;
  render(key: string): Promise<CacheEntry>;
  isRemoved?: (error: unknown) => boolean;
  now?: () => number;
};

function bytesOf({ bodies }: CacheEntry, key: string): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + key.length + overheadBytes;
}

export function createPageCache({
  maxBytes,
  render,
  isRemoved = () => false,
  now = Date.now,
}: Options): PageCache {
  let pausedUntil = 0;
  const pages = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: render,
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  });

  async function renew(key: string): Promise<void> {
    try {
      await pages.fetch(key, { forceRefresh: true });
    } catch (error) {
      // Already reported by the renderer. Keep serving the stale page.
      if (isRemoved(error)) pages.delete(key);
      else pausedUntil = now() + pauseMs;
    }
  }

  return {
    find(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.renderedAt;
      if (age > usableMs) {
        pages.delete(key);
        return undefined;
      }
      const isFresh = age < freshMs;
      if (!isFresh && now() >= pausedUntil) void renew(key);
      return { page, isFresh };
    },
    async render(key) {
      const page = await pages.fetch(key);
      if (!page) throw new Error('No page was rendered');
      return page;
    },
    clear: () => pages.clear(),
  };
}
