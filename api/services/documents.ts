import { and, eq } from 'drizzle-orm';
import { type DocumentType, documentTypes } from '#contract/document-types.ts';
import type { CompanyDocument } from '#contract/documents.ts';
import type { Languages } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import { documents, files } from '../db/schema/index.ts';
import { fileUrl } from './files.ts';
import { isPublic } from './published.ts';
import { byFallback } from './translations.ts';

export async function listDocuments(
  db: Database,
  type: DocumentType | undefined,
  languages: Languages,
): Promise<CompanyDocument[]> {
  const rows = await db
    .selectDistinctOn([documents.type], {
      type: documents.type,
      locale: documents.locale,
      title: documents.title,
      file: files.id,
      size: files.size,
    })
    .from(documents)
    .innerJoin(files, eq(files.documentId, documents.id))
    .where(and(isPublic(documents.publishedAt), type === undefined ? undefined : eq(documents.type, type)))
    .orderBy(documents.type, byFallback(documents.locale, languages));
  return rows
    .map(({ file, ...document }) => ({ ...document, url: fileUrl(file) }))
    .toSorted((one, other) => documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type));
}
