import { type DocumentType, documentTypes } from '#contract/documents.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { listDocuments } from '../services/documents.ts';
import { type Download, findDownload, streamFile } from '../services/files.ts';
import { listAnswer } from './paged.ts';

const publicMaxAge = 3600;

/** Windows refuses some characters in names. */
function contentDisposition(download: string): string {
  const name = download.replace(/\s*[\\/:*?"<>|]+\s*/g, ' ');
  const plain = name.replace(/[^\x20-\x7e]|%/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Never inline: its content must not run on our origin. */
function downloadResponse(download: Download, bytes: ReadableStream<Uint8Array>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': download.mediaType,
      'content-length': String(download.size),
      'content-disposition': contentDisposition(download.name),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': download.isPersonal ? 'private, no-store' : `public, max-age=${publicMaxAge}`,
    },
  });
}

export function addDocumentRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  // Widened to the contract's type.
  const types: DocumentType[] = [...documentTypes];
  addEndpoint(app, deps, endpoints.listDocuments, async ({ languages, query }) =>
    listAnswer(await listDocuments(db, query.type, languages)),
  );
  addEndpoint(app, deps, endpoints.listDocumentTypes, async () => ({ body: { data: types } }));
  addEndpoint(app, deps, endpoints.downloadFile, async ({ params, session }) => {
    const download = await findDownload(db, params.id, session);
    if (!download) throw new ProblemError('not_found');
    return { body: undefined, file: downloadResponse(download, streamFile(db, download)) };
  });
}
