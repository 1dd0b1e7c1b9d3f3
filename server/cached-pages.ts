import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import site from '#site';
import { isKept, toCacheEntry } from './cache-entry.ts';
import type { ClientContext } from './client-context.ts';
import { meter } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage, sendPageWith } from './send-page.ts';

export class NotStored extends Error {
  override name = 'NotStored';
  readonly answer: () => Response;
  readonly isRemoved: boolean;

  constructor({ status, headers }: Response, body: ArrayBuffer) {
    super('The answer is not for everybody');
    this.isRemoved = status >= 300 && status < 500;
    this.answer = () => new Response(body.byteLength > 0 ? body : null, { status, headers });
  }
}

const knownTargets = 5_000;
const longestTarget = 500;

type Asked = { key: string; unknown: string; isDocument: boolean };

const noPage: Asked = { key: '', unknown: '', isDocument: false };

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
  pageFor(message: IncomingMessage): Asked | undefined;
  answerMade(asked: Asked, message: IncomingMessage, response: ServerResponse): Promise<void>;
  clear(): void;
};

type Options = {
  maxBytes: number;
  tokenCookie: string;
  origin: string;
  commonHeaders: OutgoingHttpHeaders;
  render(request: Request, facts: Pick<ClientContext, 'clientAddress' | 'requestId'>): Promise<Response>;
};

/** Each page is rendered from its URL alone, never from a visitor's request, so it holds nothing of a visitor. */
export function openSharedPages({
  maxBytes,
  tokenCookie,
  origin,
  commonHeaders,
  render,
}: Options): SharedPages {
  const targets = new LRUCache<string, Asked>({ max: knownTargets });
  const session = `${tokenCookie}=`;
  const nobody = { clientAddress: '127.0.0.1' };

  const cacheOf = (bytes: number) =>
    createPageCache({
      maxBytes: bytes,
      async render(key) {
        const request = new Request(origin + key, { headers: { accept: 'text/html' } });
        const answer = await render(request, { ...nobody, requestId: crypto.randomUUID() });
        if (isKept(answer)) return toCacheEntry(answer, commonHeaders);
        throw new NotStored(answer, await answer.arrayBuffer());
      },
      isRemoved: (error) => error instanceof NotStored && error.isRemoved,
    });
  const pages = cacheOf(maxBytes);
  /** A separate cache: requests with a session use it too. There are few documents, with fixed names. */
  const documents = cacheOf(maxDocumentBytes);
  const placeOf = ({ isDocument }: Asked) => (isDocument ? documents : pages);

  function findPage(target: string): Asked {
    const known = targets.get(target);
    if (known) return known;
    const asked = (target.startsWith('/') && site.cacheKeyFor(target)) || noPage;
    if (target.length <= longestTarget) targets.set(target, asked);
    return asked;
  }

  function pageFor(message: IncomingMessage): Asked | undefined {
    const asked = isRead(message) ? findPage(message.url ?? '') : noPage;
    if (asked === noPage) return undefined;
    const hasSession = message.headers.cookie?.includes(session);
    return asked.isDocument || (takesHtml(message) && !hasSession) ? asked : undefined;
  }

  return {
    pageFor,
    serveFromCache(message, response) {
      const asked = pageFor(message);
      const found = asked?.unknown === '' && placeOf(asked).find(asked.key);
      if (!found) return false;
      meter.countCache(found.isFresh ? 'hit' : 'stale');
      sendPage(found.page, message, response, found.isFresh ? 'site; hit' : 'site; hit; detail=stale');
      return true;
    },
    async answerMade(asked, message, response) {
      const { key, unknown } = asked;
      const found = placeOf(asked).find(key);
      meter.countCache(found ? 'hit' : 'miss');
      const page = found?.page ?? (await placeOf(asked).make(key));
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
