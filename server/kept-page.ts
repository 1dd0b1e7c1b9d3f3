import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Well below the best: each of these pages is made again within a minute or so. */
const brotliQuality = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is kept: whole, in every encoding, with what belongs to no one visitor. */
export type KeptPage = {
  headers: OutgoingHttpHeaders;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  /** Set-Cookie that keeps the page's language, for whoever has not got it yet. */
  languageCookie: string | undefined;
  /** Milliseconds since 1970. */
  madeAt: number;
};

/** The moments at which the router loaded, which differ each time that the same page is made. */
const moments = /\bu:\d{13}\b/g;

/** The hashes of scripts, which hold those moments. */
const hashes = / 'sha256-[^']+'/g;

/** Weak: the same for all encodings, and for a page that was made again from the same content under the same policy. */
function etagOf(html: Buffer, policy: string): string {
  const said = html.toString('utf8').replaceAll(moments, '') + policy.replaceAll(hashes, '');
  return `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 32)}"`;
}

/** Headers that belong to one answer alone, or that are sent otherwise. */
const ownHeaders = new Set(['set-cookie', 'x-request-id', 'vary', 'content-length', 'transfer-encoding']);

/** Whether caches may keep an answer, by what it says itself, and nothing in it is meant for one visitor. */
export function isKept(answer: Response): boolean {
  const isShared = /\bs-maxage=/.test(answer.headers.get('cache-control') ?? '');
  return answer.status === 200 && isShared && answer.headers.getSetCookie().length <= 1;
}

/** Makes an answer into what is kept of it. */
export async function keepPage(
  answer: Response,
  common: OutgoingHttpHeaders,
  now = Date.now(),
): Promise<KeptPage> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
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
    madeAt: now,
  };
}
