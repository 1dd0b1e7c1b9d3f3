import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import site from '#site';
import type { ClientFacts } from './client-facts.ts';
import { isKept, keepPage } from './kept-page.ts';
import { meter } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage, sendPageWith } from './send-page.ts';

/** An answer that is not kept: all who wait for the page get it. */
export class NotKept extends Error {
  override name = 'NotKept';
  /** The answer, for one of them. */
  readonly answer: () => Response;
  /** It says that there is no such page, or that it is elsewhere. */
  readonly isGone: boolean;

  constructor({ status, headers }: Response, body: ArrayBuffer) {
    super('The answer is not for everybody');
    this.isGone = status >= 300 && status < 500;
    this.answer = () => new Response(body.byteLength > 0 ? body : null, { status, headers });
  }
}

/** Targets of requests that are looked up without parsing them, and the longest of them. */
const knownTargets = 5_000;
const longestTarget = 500;

/** What a request asks for: a shared page, with parameters that nobody reads, or a document for programs. */
type Asked = { key: string; unknown: string; isDocument: boolean };

/** For a target that asks for none; the map cannot tell undefined from what it does not know. */
const noPage: Asked = { key: '', unknown: '', isDocument: false };

/** Of documents; the longest that a sitemap may be takes some 40 MB. */
const maxDocumentBytes = 64_000_000;

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function takesHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

export type SharedPages = {
  /** Answers from what is kept, if it can. */
  answerKept(message: IncomingMessage, response: ServerResponse): boolean;
  /** The shared page that a request asks for; undefined where it asks for something else. */
  pageFor(message: IncomingMessage): Asked | undefined;
  /** Answers with a page that has to be made, or made to fit its address. @throws {NotKept} */
  answerMade(asked: Asked, message: IncomingMessage, response: ServerResponse): Promise<void>;
  clear(): void;
};

type Options = {
  maxBytes: number;
  tokenCookie: string;
  origin: string;
  commonHeaders: OutgoingHttpHeaders;
  /** Makes a page, when it is its turn. */
  render(request: Request, facts: Pick<ClientFacts, 'clientAddress' | 'requestId'>): Promise<Response>;
};

/**
 * Pages for visitors without a session, and documents for programs. Each is made from its address alone, never from
 * somebody's request: there is nothing of a visitor that could get into it.
 */
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
        if (isKept(answer)) return keepPage(answer, commonHeaders);
        throw new NotKept(answer, await answer.arrayBuffer());
      },
      isGone: (error) => error instanceof NotKept && error.isGone,
    });
  const pages = cacheOf(maxBytes);
  /** Apart, since requests with a session meet them too. They are few, and named by us. */
  const documents = cacheOf(maxDocumentBytes);
  const placeOf = ({ isDocument }: Asked) => (isDocument ? documents : pages);

  function findPage(target: string): Asked {
    const known = targets.get(target);
    if (known) return known;
    const asked = (target.startsWith('/') && site.findSharedPage(target)) || noPage;
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
    answerKept(message, response) {
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
