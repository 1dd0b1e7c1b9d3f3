import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { extendLanguageLinks } from '#framework-internals/language-links.ts';
import type { CacheEntry, Encoding } from './cache-entry.ts';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];

const negotiated = new Map<string, Encoding>();
const maxNegotiated = 200;

function encodingFor(message: IncomingMessage): Encoding {
  const accepted = String(message.headers['accept-encoding'] ?? '');
  const known = negotiated.get(accepted);
  if (known) return known;
  // Our order of preference: browsers name gzip first out of habit.
  const taken = new Negotiator(message).encodings(encodings);
  const encoding = encodings.find((one) => taken.includes(one)) ?? 'identity';
  if (negotiated.size < maxNegotiated) negotiated.set(accepted, encoding);
  return encoding;
}

function hasIt(message: IncomingMessage, etag: string): boolean {
  const known = message.headers['if-none-match'];
  if (known === undefined) return false;
  return (
    known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag)
  );
}

function hasLanguageCookie(message: IncomingMessage, cookie: string): boolean {
  const pair = cookie.slice(0, cookie.indexOf(';'));
  return (message.headers.cookie ?? '').split(/; */).includes(pair);
}

function headersFor(page: CacheEntry, message: IncomingMessage, status: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...page.headers, 'x-request-id': randomUUID() };
  headers['cache-status'] = status;
  if (page.languageCookie && !hasLanguageCookie(message, page.languageCookie)) {
    headers['set-cookie'] = page.languageCookie;
  }
  return headers;
}

/** Writes all headers at once: none may be set before. */
export function sendPage(
  page: CacheEntry,
  message: IncomingMessage,
  response: ServerResponse,
  status: string,
): void {
  const headers = headersFor(page, message, status);
  if (hasIt(message, page.etag)) {
    // The client's copy may be of another render, whose script hashes its own policy has.
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

/** The language links carry unknown parameters on (specification, section 2), in URLSearchParams encoding. */
export function sendPageWith(
  unknown: string,
  page: CacheEntry,
  message: IncomingMessage,
  response: ServerResponse,
  status: string,
): void {
  const { etag: _, ...headers } = headersFor(page, message, status);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  const body = extendLanguageLinks(page.bodies.identity, unknown);
  response.setHeader('content-length', body.length);
  response.end(body);
}
