import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding, KeptPage } from './kept-page.ts';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** What browsers say is always the same few texts. */
const negotiated = new Map<string, Encoding>();
const maxNegotiated = 200;

function encodingFor(message: IncomingMessage): Encoding {
  const accepted = String(message.headers['accept-encoding'] ?? '');
  const known = negotiated.get(accepted);
  if (known) return known;
  // Ours is the choice among what the client takes: browsers name gzip first, out of habit.
  const taken = new Negotiator(message).encodings(encodings);
  const encoding = encodings.find((one) => taken.includes(one)) ?? 'identity';
  if (negotiated.size < maxNegotiated) negotiated.set(accepted, encoding);
  return encoding;
}

/** Whether the client has this page already (RFC 9110, section 13.1.2: by weak comparison). */
function hasIt(message: IncomingMessage, etag: string): boolean {
  const known = message.headers['if-none-match'];
  if (known === undefined) return false;
  return (
    known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag)
  );
}

function keepsLanguage(message: IncomingMessage, cookie: string): boolean {
  const pair = cookie.slice(0, cookie.indexOf(';'));
  return (message.headers.cookie ?? '').split(/; */).includes(pair);
}

function headersFor(page: KeptPage, message: IncomingMessage, status: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...page.headers, 'x-request-id': randomUUID() };
  headers['cache-status'] = status;
  if (page.languageCookie && !keepsLanguage(message, page.languageCookie)) {
    headers['set-cookie'] = page.languageCookie;
  }
  return headers;
}

/**
 * Sends a page that is kept, or 304 to whoever has it. All headers at once: none may have been set before.
 * @param status of the cache, in the words of RFC 9211
 */
export function sendPage(
  page: KeptPage,
  message: IncomingMessage,
  response: ServerResponse,
  status: string,
): void {
  const headers = headersFor(page, message, status);
  if (hasIt(message, page.etag)) {
    // Theirs may have been made at another moment: it goes by the hashes that it came with.
    delete headers['content-security-policy'];
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(message);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  if (message.method === 'HEAD') response.end();
  else response.end(body);
}

/** Links to the page in other languages, as React writes them. */
const languageLinks = /(<a href="[^"]*)(" hrefLang=")/g;

/**
 * Sends a page that is kept to whoever came with parameters that it does not read: its links to other languages keep
 * them (specification, section 2). Compressed by whoever compresses other answers.
 * @param unknown those parameters, encoded as URLSearchParams does: nothing in them ends an attribute
 */
export function sendPageWith(
  unknown: string,
  page: KeptPage,
  message: IncomingMessage,
  response: ServerResponse,
  status: string,
): void {
  const { etag: _, ...headers } = headersFor(page, message, status);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  const added = `&amp;${unknown.replaceAll('&', '&amp;')}`;
  const html = page.bodies.identity.toString('utf8');
  const body = Buffer.from(html.replaceAll(languageLinks, (_link, before, after) => before + added + after));
  response.setHeader('content-length', body.length);
  response.end(body);
}
