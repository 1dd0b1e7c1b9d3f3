import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sharedCacheControl } from '#app/caching/cache-control.server.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { inertPolicy } from '#app/server/content-security-policy.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { plain } from '#app/server/text-response.server.ts';
import { documentKindOf, documentLocale } from './document-kinds.ts';
import { readSource } from './document-source.server.ts';
import { composeDocument, type LaidOut } from './material-document.ts';

const documentPattern = /^\/business\/material\/([A-Z0-9]+(?:-[A-Z0-9]+)*)\/([a-z]+(?:-[a-z]+)*)\.pdf$/;

const longestPath = 120;

const maxAge = 300;

type File = { bytes: Buffer<ArrayBuffer>; etag: string };

/** By content, so that a change of content has another key. All documents in all languages take 8 MB. */
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

export function isMaterialDocument(pathname: string): boolean {
  return pathname.length <= longestPath && documentPattern.test(pathname);
}

type Found = File & { name: string };

async function findFile(pathname: string): Promise<Found | undefined> {
  const [, slug = '', file = ''] = documentPattern.exec(pathname) ?? [];
  const kind = documentKindOf(file);
  if (!kind) return undefined;
  const locale = documentLocale(getLocale());
  const { source } = await readSource({ slug, locale });
  if (!source) return undefined;
  const laidOut = composeDocument(kind, source, locale);
  const found = await files.forceFetch(digest(JSON.stringify(laidOut)), { context: laidOut });
  const { revision } = source.material.measurements;
  return { ...found, name: `${slug}-${file}-rev${revision}-${locale}.pdf` };
}

/** The address has the language of the document. */
export async function materialDocumentResponse(request: Request, pathname: string): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  try {
    const file = await findFile(pathname);
    if (!file) return plain(404, 'Not found');
    const headers = {
      etag: file.etag,
      'cache-control': sharedCacheControl(maxAge),
      'content-language': getLocale(),
      'content-security-policy': inertPolicy,
    };
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : file.bytes, {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-length': String(file.bytes.length),
        'content-disposition': `attachment; filename="${file.name}"`,
      },
    });
  } catch (error) {
    reportError(error);
    return plain(503, 'Not available', { 'retry-after': '60' });
  }
}
