import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getLocale } from '#app/i18n/locale.ts';
import { inertPolicy } from '#app/server/content-security-policy.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { plain } from '#app/server/text-response.server.ts';
import type { LaidOut } from './material-document.ts';

type File = { bytes: Buffer<ArrayBuffer>; etag: string };

/** By content, so that a change of content has another key. All documents of materials in all languages take 8 MB. */
const files = new LRUCache<string, File, LaidOut>({
  maxSize: 32_000_000,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: (_key, _stale, { context }) => enqueue(context),
});

let queue: Promise<unknown> = Promise.resolve();

/** One at a time: a document takes a tenth of a second of the processor. */
function enqueue(laidOut: LaidOut): Promise<File> {
  const file = queue.then(() => render(laidOut));
  queue = file.catch(() => undefined);
  return file;
}

async function render({ document, letterhead, locale }: LaidOut): Promise<File> {
  const { renderDocument } = await import('./render-document.server.ts');
  const bytes = Buffer.from(await renderDocument(document, letterhead, locale));
  return { bytes, etag: `"${digest(bytes)}"` };
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

type Found = { laidOut: LaidOut; name: string; cacheControl: string };

async function fileResponse({ method, headers: sent }: Request, found: Found): Promise<Response> {
  const { laidOut, name, cacheControl } = found;
  const file = await files.forceFetch(digest(JSON.stringify(laidOut)), { context: laidOut });
  const headers = {
    etag: file.etag,
    'cache-control': cacheControl,
    'content-language': getLocale(),
    'content-security-policy': inertPolicy,
  };
  if (sent.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : file.bytes, {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

/** @param find a refusal, or the document */
export async function pdfResponse(
  request: Request,
  find: () => Promise<Found | Response>,
): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  try {
    const found = await find();
    return found instanceof Response ? found : await fileResponse(request, found);
  } catch (error) {
    reportError(error);
    return plain(503, 'Not available', { 'retry-after': '60' });
  }
}
