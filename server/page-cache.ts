import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** For how long a page is sent as it is. After that it is still sent, while a new one is made. */
const freshMs = 60_000;

/** For how long a page is sent that cannot be made anew. */
const usableMs = 24 * 60 * 60 * 1000;

/** After a page could not be made anew: whatever is away will be away for the next request too. */
const pauseMs = 1_000;

/** What an entry takes beside its bodies. */
const overheadBytes = 2_000;

export type PageCache = {
  /** A page that is there; the making of its successor begins, where it is time. */
  find(key: string): { page: KeptPage; isFresh: boolean } | undefined;
  /**
   * A page, made now by whoever asks first; everybody else waits for the same.
   * @throws what the making threw, to all of them
   */
  make(key: string): Promise<KeptPage>;
  /** Forgets all pages. One that is being made goes to those who wait for it and is not kept. */
  clear(): void;
};

type Options = {
  maxBytes: number;
  /** Makes a page. @throws for what is not to be kept */
  render(key: string): Promise<KeptPage>;
  /** Whether what `render` threw says that there is no such page any more: then the one that was kept goes. */
  isGone?: (error: unknown) => boolean;
  now?: () => number;
};

function bytesOf({ bodies }: KeptPage, key: string): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + key.length + overheadBytes;
}

/** Pages for everybody, bounded in bytes: those that were not asked for the longest go first. */
export function createPageCache({
  maxBytes,
  render,
  isGone = () => false,
  now = Date.now,
}: Options): PageCache {
  let pausedUntil = 0;
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: render,
    // What is being made goes on being made when its entry goes.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  });

  async function renew(key: string): Promise<void> {
    try {
      await pages.fetch(key, { forceRefresh: true });
    } catch (error) {
      // It was told of where it happened; the page that is there goes on being sent.
      if (isGone(error)) pages.delete(key);
      else pausedUntil = now() + pauseMs;
    }
  }

  return {
    find(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.madeAt;
      if (age > usableMs) {
        pages.delete(key);
        return undefined;
      }
      const isFresh = age < freshMs;
      if (!isFresh && now() >= pausedUntil) void renew(key);
      return { page, isFresh };
    },
    async make(key) {
      const page = await pages.fetch(key);
      if (!page) throw new Error('The page was not made');
      return page;
    },
    clear: () => pages.clear(),
  };
}
