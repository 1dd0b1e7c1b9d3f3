import type { Transaction } from '#api/db/database.ts';
import { terms, termTranslations } from '#api/db/schema/index.ts';
import { exportBatches, type FolderWriter } from './folder-writer.ts';
import { koreanTimestamp } from './moments.ts';

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
export function exportDocuments(tx: Transaction, writer: FolderWriter): Promise<number> {
  return exportBatches(tx, 'document', async ({ key, content }) => {
    const folder = `documents/${key}`;
    await writer.writeLanguages(folder, content);
    for (const [locale, { file }] of Object.entries(content.languages))
      await writer.writeStoredFile(`${folder}/${locale}.pdf`, file);
  });
}
