import type { Transaction } from '#api/db/database.ts';
import type { EntryKind } from '#contract/company.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { StoredItem } from '../items/stored-item.ts';
import { entryLists, positionOf } from '../read-entries.ts';
import { exportCategories } from './export-categories.ts';
import { exportBatches, type FolderWriter } from './folder-writer.ts';
import { hiddenField } from './moments.ts';

/** `text: { ko-KR: ..., en-US: ... }` for each text of the entry. */
function localeMaps({ content }: StoredItem): Record<string, Record<string, FieldValue>> {
  const maps: Record<string, Record<string, FieldValue>> = {};
  for (const [locale, texts] of Object.entries(content.languages))
    for (const [name, text] of Object.entries(texts)) maps[name] = { ...maps[name], [locale]: text };
  return maps;
}

async function listRow(writer: FolderWriter, kind: EntryKind, item: StoredItem, index: number) {
  const { position, ...fields } = item.content.fields;
  const isOwn = position !== undefined && position !== positionOf(kind, fields, index);
  return {
    key: item.key,
    ...(isOwn ? { position } : {}),
    ...hiddenField(kind, item.publishedAt),
    ...(await writer.withPictures('pictures', fields, 'pictures/')),
    ...localeMaps(item),
  };
}

async function exportFaqs(tx: Transaction, writer: FolderWriter): Promise<number> {
  await exportCategories(tx, writer, 'faq', 'faqs');
  return exportBatches(tx, 'faq', async ({ key, publishedAt, content }) => {
    const folder = `faqs/${key}`;
    await writer.writeYaml(`${folder}/faq.yaml`, { ...content.fields, ...hiddenField('faq', publishedAt) });
    await writer.writeLanguages(folder, content);
  });
}

export async function exportEntries(
  tx: Transaction,
  writer: FolderWriter,
): Promise<Partial<Record<EntryKind, number>>> {
  const counts: Partial<Record<EntryKind, number>> = {};
  for (const [name, { kind }] of Object.entries(entryLists)) {
    const rows: unknown[] = [];
    counts[kind] = await exportBatches(tx, kind, async (item, index) => {
      rows.push(await listRow(writer, kind, item, index));
    });
    await writer.writeList(`${name}.yaml`, rows);
  }
  return { ...counts, faq: await exportFaqs(tx, writer) };
}
