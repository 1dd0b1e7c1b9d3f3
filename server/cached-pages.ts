import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import site from '#site';
import { isStorable, toCacheEntry } from './cache-entry.ts';
import type { ClientContext } from './client-context.ts';
import { meter } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage, sendPageWith } from './send-page.ts';

export class NotStored extends Error {
  override name = 'NotStored';
  readonly answer: () => Response;
  readonly isRemoved: boolean;

  constructor({ status, headers }: Response, body: ArrayBuffer) {
    super('The response is private');
    this.isRemoved = status >= 300 && status < 500;
    this.answer = () => new Response(body.byteLength > 0 ? body : null, { status, headers });
  }
}

const knownTargets = 5_000;
const longestTarget = 500;

type RequestedPage = { key: string; unknown: string; isDocument: boolean };

const noPage: RequestedPage = { key: '', unknown: '', isDocument: false };

/** Bytes of SEO documents. The largest sitemap takes some 40 MB. */
const maxDocumentBytes = 64_000_000;

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function takesHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

export type SharedPages = {
  serveFromCache(message: IncomingMessage, response: ServerResponse): boolean;
  pageFor(message: IncomingMessage): RequestedPage | undefined;
  renderAndSend(requested: RequestedPage, message: IncomingMessage, response: ServerResponse): Promise<void>;
  clear(): void;
};

type Options = {
  maxBytes: number;
  origin: string;
  commonHeaders: OutgoingHttpHeaders;
  render(request: Request, context: Pick<ClientContext, 'clientAddress' | 'requestId'>): Promise<Response>;
};

/** Each page is rendered from its URL alone, never from a visitor's request, so it holds nothing of a visitor. */
export function openSharedPages({ maxBytes, origin, commonHeaders, render }: Options): SharedPages {
  const targets = new LRUCache<string, RequestedPage>({ max: knownTargets });
  const nobody = { clientAddress: '127.0.0.1' };

  const cacheOf = (bytes: number) =>
    createPageCache({
      maxBytes: bytes,
      async render(key) {
        const request = new Request(origin + key, { headers: { accept: 'text/html' } });
        const answer = await render(request, { ...nobody, requestId: crypto.randomUUID() });
        if (isStorable(answer)) return toCacheEntry(answer, commonHeaders);
        throw new NotStored(answer, await answer.arrayBuffer());
      },
      isRemoved: (error) => error instanceof NotStored && error.isRemoved,
    });
  const pages = cacheOf(maxBytes);
  /** A separate cache: there are few documents, with fixed names, and some are large. */
  const documents = cacheOf(maxDocumentBytes);
  const cacheFor = ({ isDocument }: RequestedPage) => (isDocument ? documents : pages);

  function findPage(target: string): RequestedPage {
    const known = targets.get(target);
    if (known) return known;
    const requested = (target.startsWith('/') && site.cacheKeyFor(target)) || noPage;
    if (target.length <= longestTarget) targets.set(target, requested);
    return requested;
  }

  function pageFor(message: IncomingMessage): RequestedPage | undefined {
    const { url = '', headers } = message;
    const isShared = isRead(message) && !site.isPreview(url, headers.cookie);
    const requested = isShared ? findPage(url) : noPage;
    if (requested === noPage) return undefined;
    return requested.isDocument || takesHtml(message) ? requested : undefined;
  }

  return {
    pageFor,
    serveFromCache(message, response) {
      const requested = pageFor(message);
      const found = requested?.unknown === '' && cacheFor(requested).find(requested.key);
      if (!found) return false;
      meter.countCache(found.isFresh ? 'hit' : 'stale');
      sendPage(found.page, message, response, found.isFresh ? 'site; hit' : 'site; hit; detail=stale');
      return true;
    },
    async renderAndSend(requested, message, response) {
      const { key, unknown } = requested;
      const found = cacheFor(requested).find(key);
      meter.countCache(found ? 'hit' : 'miss');
      const page = found?.page ?? (await cacheFor(requested).render(key));
      const status = found ? 'site; hit' : 'site; fwd=miss';
      if (unknown === '') sendPage(page, message, response, status);
      else sendPageWith(unknown, page, message, response, status);
    },
    clear: () => {
      pages.clear();
      documents.clear();
    },
  };
}
