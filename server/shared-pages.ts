import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import site from '#site';
import type { ClientFacts } from './client-facts.ts';
import { isKept, keepPage } from './kept-page.ts';
import { meter } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/** An answer that is not kept: all who wait for the page get it. */
export class NotKept extends Error {
  override name = 'NotKept';
  readonly answer: { status: number; headers: OutgoingHttpHeaders; body: Buffer };

  constructor(answer: NotKept['answer']) {
    super('The answer is not for everybody');
    this.answer = answer;
  }
}

/** Targets of requests that are looked up without parsing them, and the longest of them. */
const knownTargets = 5_000;
const longestTarget = 500;

/** A target that names no shared page; the map cannot tell undefined from what it does not know. */
const noPage = '';

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function takesHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

export type SharedPages = {
  /** Answers from what is kept, if it can. */
  answerKept(message: IncomingMessage, response: ServerResponse): boolean;
  /** The name of the shared page that a request asks for; undefined where it asks for something else. */
  keyOf(message: IncomingMessage): string | undefined;
  /** Answers with a page that is made now. @throws {NotKept} */
  answerMade(key: string, message: IncomingMessage, response: ServerResponse): Promise<void>;
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
 * Pages for visitors without a session. Each is made from its address alone, never from somebody's request: there is
 * nothing of a visitor that could get into it.
 */
export function openSharedPages({
  maxBytes,
  tokenCookie,
  origin,
  commonHeaders,
  render,
}: Options): SharedPages {
  const keys = new LRUCache<string, string>({ max: knownTargets });
  const session = `${tokenCookie}=`;
  const nobody = { clientAddress: '127.0.0.1' };

  const pages = createPageCache({
    maxBytes,
    async render(key) {
      const request = new Request(origin + key, { headers: { accept: 'text/html' } });
      const answer = await render(request, { ...nobody, requestId: crypto.randomUUID() });
      if (isKept(answer)) return keepPage(answer, commonHeaders);
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = { ...commonHeaders, ...Object.fromEntries(answer.headers) };
      throw new NotKept({ status: answer.status, headers, body });
    },
  });

  function keyOfTarget(target: string): string | undefined {
    const known = keys.get(target);
    if (known !== undefined) return known === noPage ? undefined : known;
    const key = target.startsWith('/') ? site.sharedPageKey(target) : undefined;
    if (target.length <= longestTarget) keys.set(target, key ?? noPage);
    return key;
  }

  function keyOf(message: IncomingMessage): string | undefined {
    const hasSession = message.headers.cookie?.includes(session);
    return isRead(message) && takesHtml(message) && !hasSession ? keyOfTarget(message.url ?? '') : undefined;
  }

  return {
    keyOf,
    answerKept(message, response) {
      const key = keyOf(message);
      const found = key === undefined ? undefined : pages.find(key);
      if (!found) return false;
      meter.countCache(found.isFresh ? 'hit' : 'stale');
      sendPage(found.page, message, response, found.isFresh ? 'site; hit' : 'site; hit; detail=stale');
      return true;
    },
    async answerMade(key, message, response) {
      meter.countCache('miss');
      const page = await pages.make(key);
      sendPage(page, message, response, 'site; fwd=miss');
    },
    clear: pages.clear,
  };
}
