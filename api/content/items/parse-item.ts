import * as v from 'valibot';
import type { EntryKind } from '#contract/company.ts';
import { documentTypeSchema } from '#contract/documents.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type PostKind, postKinds } from '#contract/posts.ts';
import { fileReferenceSchema, type ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import { type ContentCategory, categoriesSchema } from '../fields.ts';
import { type Localised, parseContent } from '../parse-content.ts';
import { type ContentEntry, entryLists, type ListRow, toEntry } from '../read-entries.ts';
import { parseFaq } from '../read-faqs.ts';
import { type ContentPost, parsePost } from '../read-posts.ts';
import { type ContentProduct, parseProduct } from '../read-products.ts';
import { type ContentDocument, parseDocument } from '../read-terms.ts';

/* Parses the JSON of a version for the functions of `content apply`. All throw ContentError. */

export type ItemSource = { kind: ItemKind; key: string; publicId: number | null; content: ItemContent };

const asWritten = (reference: string) => reference;

export function isPostKind(kind: ItemKind): kind is PostKind {
  return postKinds.some((known) => known === kind);
}

function sourceOf({ kind, key, content }: ItemSource) {
  const file = `${kind}/${key}`;
  const languages = locales.flatMap((locale): Localised<unknown>[] => {
    const texts = content.languages[locale];
    if (!texts) return [];
    const { body, ...front } = texts;
    return [{ file: `${file}/${locale}`, locale, front, body: typeof body === 'string' ? body.trim() : '' }];
  });
  return { file, slug: key, fields: content.fields, languages };
}

function idOf({ publicId }: ItemSource): { id?: number } {
  return publicId === null ? {} : { id: publicId };
}

export function toPost(kind: PostKind, item: ItemSource): ContentPost {
  const files = (item.content.files ?? []).map(({ sha256, name, mediaType }) => ({
    sha256,
    name,
    mediaType,
  }));
  return { ...parsePost(kind, { ...sourceOf(item), files }, asWritten), ...idOf(item) };
}

export function toProduct(item: ItemSource): ContentProduct {
  return { ...parseProduct(sourceOf(item), asWritten), ...idOf(item) };
}

/** `{ text: { ko-KR: ... } }`, as a list holds it. */
function localeMaps({ languages }: ItemContent): Record<string, Partial<Record<Locale, unknown>>> {
  const maps: Record<string, Partial<Record<Locale, unknown>>> = {};
  for (const [locale, texts] of Object.entries(languages))
    for (const [name, text] of Object.entries(texts))
      if (v.is(localeSchema, locale)) maps[name] = { ...maps[name], [locale]: text };
  return maps;
}

export function toListEntry(kind: EntryKind, item: ItemSource): ContentEntry {
  if (kind === 'faq') return parseFaq(sourceOf(item));
  const list = Object.values(entryLists).find((candidate) => candidate.kind === kind);
  if (!list) throw new Error(`There is no list of ${kind}`);
  const file = `${kind}/${item.key}`;
  const schema: v.GenericSchema<unknown, ListRow> = list.schema;
  const fields = { key: item.key, ...item.content.fields, ...localeMaps(item.content) };
  return toEntry(list, file, parseContent(file, schema, fields), 0);
}

export function toDocuments(item: ItemSource): ContentDocument[] {
  const file = `document/${item.key}`;
  const type = parseContent(file, documentTypeSchema, item.key);
  return sourceOf(item).languages.map(({ file, locale, front }) => {
    const { file: attached, ...texts } = parseContent(
      file,
      v.looseObject({ file: fileReferenceSchema }),
      front,
    );
    const { sha256, mediaType } = attached;
    const attachment = { sha256, mediaType, name: `${type}.${locale}.pdf` };
    return parseDocument({ file, type, locale, front: texts, attachment });
  });
}

/** @returns the category and the kind of its posts */
export function toCategory({ key, content }: ItemSource): {
  of: PostKind | 'faq';
  category: ContentCategory & { position: number };
} {
  const file = `category/${key}`;
  const [of = '', name = ''] = key.split('/');
  const names = Object.entries(content.languages).map(([locale, texts]) => [locale, texts.name]);
  const [category] = parseContent(file, categoriesSchema, [{ key: name, name: Object.fromEntries(names) }]);
  if (!category) throw new Error(`${file} was not read`);
  const kind = parseContent(file, v.picklist([...postKinds, 'faq']), of);
  return { of: kind, category: { ...category, position: Number(content.fields.position ?? 0) } };
}
