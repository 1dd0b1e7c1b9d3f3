import { asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '#api/db/database.ts';
import { documents, files } from '#api/db/schema/index.ts';
import type { DocumentType } from '#contract/document-types.ts';
import { documentTypeSchema } from '#contract/documents.ts';
import { plainFields } from '../export/moments.ts';
import type { StoredItem } from './stored-item.ts';

function isDocumentType(key: string): key is DocumentType {
  return v.is(documentTypeSchema, key);
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

export async function loadDocuments(tx: Transaction, keys: readonly string[]): Promise<StoredItem[]> {
  const rows = await tx
    .select({
      type: documents.type,
      locale: documents.locale,
      title: documents.title,
      publishedAt: documents.publishedAt,
      file: { sha256: files.sha256, name: files.name, size: files.size, mediaType: files.mediaType },
    })
    .from(documents)
    .innerJoin(files, eq(files.documentId, documents.id))
    .where(inArray(documents.type, keys.filter(isDocumentType)))
    .orderBy(asc(documents.type), asc(documents.locale));
  return [...Map.groupBy(rows, ({ type }) => type)].map(([key, languages]) => ({
    kind: 'document',
    key,
    publicId: null,
    publishedAt: earliest(languages.map(({ publishedAt }) => publishedAt)),
    content: {
      fields: {},
      languages: Object.fromEntries(
        languages.map(({ locale, title, publishedAt, file }) => [
          locale,
          { title, ...plainFields(publishedAt), file },
        ]),
      ),
    },
  }));
}
