import type { Transaction } from '#api/db/database.ts';
import { entries, entryTranslations } from '#api/db/schema/index.ts';
import type { EntryKind } from '#contract/company.ts';
import type { Locale } from '#contract/locales.ts';
import { entryLists, positionOf } from '../read-entries.ts';
import { exportCategories } from './export-posts.ts';
import type { FolderWriter } from './folder-writer.ts';
import { datedFields, plainFields } from './moments.ts';

type Entry = typeof entries.$inferSelect & {
  translations: { locale: Locale; data: Record<string, string> }[];
};

async function loadEntries(tx: Transaction): Promise<Map<EntryKind, Entry[]>> {
  const rows = await tx.select().from(entries).orderBy(entries.kind, entries.position, entries.slug);
  const translations = await tx.select().from(entryTranslations).orderBy(entryTranslations.locale);
  const byEntry = Map.groupBy(translations, ({ entryId }) => entryId);
  return Map.groupBy(
    rows.map((row) => ({ ...row, translations: byEntry.get(row.id) ?? [] })),
    ({ kind }) => kind,
  );
}

/** `text: { ko-KR: ..., en-US: ... }` for each text of the entry. */
function localeMaps({ translations }: Entry): Record<string, Record<string, string>> {
  const maps: Record<string, Record<string, string>> = {};
  for (const { locale, data } of translations)
    for (const [name, text] of Object.entries(data)) maps[name] = { ...maps[name], [locale]: text };
  return maps;
}

async function withPicture(writer: FolderWriter, data: Record<string, unknown>) {
  const [name, url] = Object.entries(data).find(([key]) => key === 'image' || key === 'logo') ?? [];
  if (!name || typeof url !== 'string') return data;
  const file = await writer.writePicture('pictures', url);
  return { ...data, [name]: file === url ? url : `pictures/${file}` };
}

async function listRow(writer: FolderWriter, entry: Entry, index: number) {
  const { kind, data, position } = entry;
  const isPublic = kind === 'recruit' ? datedFields : plainFields;
  return {
    key: entry.slug,
    ...(position === positionOf(kind, data, index) ? {} : { position }),
    ...isPublic(entry.publishedAt),
    ...(await withPicture(writer, data)),
    ...localeMaps(entry),
  };
}

async function exportFaqs(tx: Transaction, writer: FolderWriter, faqs: Entry[]): Promise<void> {
  const keys = await exportCategories(tx, writer, 'faq', 'faqs');
  for (const { slug, position, publishedAt, categoryId, translations } of faqs) {
    const folder = `faqs/${slug}`;
    await writer.writeYaml(`${folder}/faq.yaml`, {
      category: keys.get(categoryId),
      position,
      ...plainFields(publishedAt),
    });
    for (const { locale, data } of translations) {
      const { answer = '', ...front } = data;
      await writer.writeLanguage(folder, locale, front, answer);
    }
  }
}

export async function exportEntries(
  tx: Transaction,
  writer: FolderWriter,
): Promise<Partial<Record<EntryKind, number>>> {
  const byKind = await loadEntries(tx);
  for (const [name, { kind }] of Object.entries(entryLists)) {
    const rows: unknown[] = [];
    for (const [index, entry] of (byKind.get(kind) ?? []).entries())
      rows.push(await listRow(writer, entry, index));
    await writer.writeList(`${name}.yaml`, rows);
  }
  await exportFaqs(tx, writer, byKind.get('faq') ?? []);
  return Object.fromEntries([...byKind].map(([kind, rows]) => [kind, rows.length]));
}
