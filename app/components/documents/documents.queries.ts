import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { fileUrl } from '#app/api-client/file-url.server.ts';
import { listOrNothing } from '#app/api-client/optional-list.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { documentTypes } from '#contract/document-types.ts';
import type { CompanyDocument } from '#contract/documents.ts';
import { endpoints } from '#contract/endpoints.ts';

/** Documents by type, in the order of `documentTypes`: `file` of the specification's global state. */
type Files = Partial<Record<CompanyDocument['type'], CompanyDocument>>;

function byType(documents: CompanyDocument[]): Files {
  return Object.fromEntries(
    documentTypes.flatMap((type) => {
      const found = documents.find((document) => document.type === type);
      return found ? [[type, { ...found, url: fileUrl(found.url) }]] : [];
    }),
  );
}

const readDocuments = contentRead(() => readApi(endpoints.listDocuments, { query: {} }));

const getDocuments = createServerFn({ method: 'GET' }).handler(async () =>
  byType(await listOrNothing(readDocuments)),
);

export const documentQueries = {
  byType: () => queryOptions({ queryKey: ['documents'], queryFn: () => getDocuments() }),
};
