import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutTimestamps } from '#framework-internals/dehydrated-timestamps.ts';
import { brotliWindow } from './brotli-window.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below the maximum: each page is rendered again within about a minute. */
const brotliQuality = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

export type CacheEntry = {
  headers: OutgoingHttpHeaders;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  languageCookie: string | undefined;
  renderedAt: number;
};

const hashes = / 'sha256-[^']+'/g;

/** A weak ETag: the same for all encodings, and for a repeated render of the same content and policy. */
function etagOf(html: Buffer, policy: string): string {
  const said = withoutTimestamps(html.toString('utf8')) + policy.replaceAll(hashes, '');
  return `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 32)}"`;
}

const ownHeaders = new Set(['set-cookie', 'x-request-id', 'vary', 'content-length', 'transfer-encoding']);

export function isStorable(answer: Response): boolean {
  const isShared = /\bs-maxage=/.test(answer.headers.get('cache-control') ?? '');
  return answer.status === 200 && isShared && answer.headers.getSetCookie().length <= 1;
}

export async function toCacheEntry(
  answer: Response,
  common: OutgoingHttpHeaders,
  now = Date.now(),
): Promise<CacheEntry> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        ...brotliWindow,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity),
  ]);
  const etag = etagOf(identity, answer.headers.get('content-security-policy') ?? '');
  const vary = answer.headers.get('vary');
  const own = [...answer.headers].filter(([name]) => !ownHeaders.has(name));
  return {
    headers: {
      ...common,
      ...Object.fromEntries(own),
      etag,
      vary: ['Accept-Encoding', vary].filter(Boolean).join(', '),
    },
    bodies: { br, gzip: gz, identity },
    etag,
    languageCookie: answer.headers.getSetCookie()[0],
    renderedAt: now,
  };
}
