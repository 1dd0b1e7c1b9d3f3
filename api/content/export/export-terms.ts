import type { Transaction } from '#api/db/database.ts';
import { documents, terms, termTranslations } from '#api/db/schema/index.ts';
import type { FolderWriter } from './folder-writer.ts';
import { koreanTimestamp, plainFields } from './moments.ts';

export async function exportTerms(tx: Transaction, writer: FolderWriter): Promise<number> {
  const rows = await tx.select().from(terms);
  const translations = await tx.select().from(termTranslations);
  const byTerm = Map.groupBy(translations, ({ termId }) => termId);
  for (const { id, kind, version, effectiveAt, consentAgain, isUnfavourable } of rows) {
    const folder = `terms/${kind}/${version}`;
    await writer.writeYaml(`${folder}/terms.yaml`, {
      effectiveAt: koreanTimestamp(effectiveAt),
      ...(consentAgain ? { consentAgain } : {}),
      ...(isUnfavourable ? { unfavourable: true } : {}),
    });
    for (const { locale, title, content, changes } of byTerm.get(id) ?? [])
      await writer.writeLanguage(folder, locale, { title, ...(changes ? { changes } : {}) }, content);
  }
  return rows.length;
}

/** The Markdown from which a PDF was made is not stored. */
export async function exportDocuments(tx: Transaction, writer: FolderWriter): Promise<number> {
  const rows = await tx.select().from(documents);
  for (const { id, type, locale, title, publishedAt } of rows) {
    const folder = `documents/${type}`;
    await writer.writeLanguage(folder, locale, { title, ...plainFields(publishedAt) }, null);
    await writer.writeFiles({ documentId: id }, () => `${folder}/${locale}.pdf`);
  }
  return rows.length;
}
