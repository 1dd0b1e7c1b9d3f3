import { type DocumentType, documentTypes } from '#contract/document-types.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import { attachmentResponse } from '../attachment-response.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { listDocuments } from '../services/documents.ts';
import { findDownload, streamFile } from '../services/files.ts';
import { listAnswer } from './paged.ts';

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
    return { body: undefined, file: attachmentResponse(download, streamFile(db, download)) };
  });
}
