import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';

const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

function webHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = message.rawHeaders.slice(index, index + 2);
    if (!connectionHeaders.has(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
}

/** Undefined for a target or method that Request rejects, such as `*` or TRACE. */
export function toWebRequest(
  message: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Request | undefined {
  const { method = 'GET', url = '' } = message;
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined;
  const abort = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Node requires `duplex` for a stream; the DOM types lack it.
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers: webHeaders(message),
    signal: abort.signal,
    ...(hasBody ? { body: Readable.toWeb(message) as unknown as BodyInit, duplex: 'half' } : {}),
  };
  try {
    return new Request(origin + url, init);
  } catch {
    return undefined;
  }
}

const lingerMs = 2_000;

/** A client that is still sending would otherwise see a broken connection instead of the response. */
async function drain(message: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('connection', 'close');
  message.removeAllListeners('data');
  message.resume();
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) message.once(event, () => resolve());
  });
  const timeout = new AbortController();
  const timeUp = wait(lingerMs, undefined, { signal: timeout.signal }).catch(() => undefined);
  await Promise.race([ended, timeUp]);
  timeout.abort();
}

function isText({ headers }: Response): boolean {
  return /^(?:text\/|application\/(?:json|problem\+json|xml|rss\+xml))/.test(
    headers.get('content-type') ?? '',
  );
}

export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  if (!response.req.complete) await drain(response.req, response);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!answer.body || isText(answer)) {
    // Buffered: web streams are slow, and text is in memory anyway.
    const body = Buffer.from(await answer.arrayBuffer());
    if (body.length > 0) response.setHeader('content-length', body.length);
    response.end(body);
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as unknown as ReadableStream), response);
}
