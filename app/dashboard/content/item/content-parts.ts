import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import type { FieldValue, FileReference, ItemContent } from '#contract/staff-content.ts';

/** A field of an item, or of it in one language. */
export type Part = { locale: Locale | null; name: string };

export type PartValue = FieldValue | readonly FileReference[];

const filesName = 'files*';

export const filesPart: Part = { locale: null, name: filesName };

/** Names a part in records. */
export function partKey({ locale, name }: Part): string {
  return `${locale ?? ''}/${name}`;
}

function partOf(key: string): Part {
  const [locale = '', name = ''] = key.split('/');
  return { locale: v.is(localeSchema, locale) ? locale : null, name };
}

export function readPart(content: ItemContent, { locale, name }: Part): PartValue | undefined {
  if (name === filesName && locale === null) return content.files;
  return (locale === null ? content.fields : content.languages[locale])?.[name];
}

function isFileList(value: PartValue | undefined): value is FileReference[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && 'sha256' in one);
}

function withValue(values: Record<string, FieldValue> = {}, name: string, value: PartValue | undefined) {
  const { [name]: _before, ...rest } = values;
  return value === undefined ? rest : { ...rest, [name]: value as FieldValue };
}

export function writePart(content: ItemContent, part: Part, value: PartValue | undefined): ItemContent {
  const { locale, name } = part;
  if (name === filesName && locale === null) return { ...content, files: isFileList(value) ? value : [] };
  if (locale === null) return { ...content, fields: withValue(content.fields, name, value) };
  const languages = { ...content.languages, [locale]: withValue(content.languages[locale], name, value) };
  return { ...content, languages };
}

/** As the server stores it: an empty value is none, except that `null` of a picture is no picture. */
function canonical(value: PartValue | undefined, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return /^(?:thumbnail|image|logo)$/.test(name) ? 'null' : undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : JSON.stringify(value);
  return Array.isArray(value) && value.length === 0 ? undefined : JSON.stringify(value);
}

export function isSamePart(one: ItemContent, other: ItemContent, part: Part): boolean {
  const { name } = part;
  return canonical(readPart(one, part), name) === canonical(readPart(other, part), name);
}

function keysOf({ fields, languages }: ItemContent): string[] {
  const own = Object.keys(fields).map((name) => partKey({ locale: null, name }));
  const texts = Object.entries(languages).flatMap(([locale, values]) =>
    v.is(localeSchema, locale) ? Object.keys(values).map((name) => partKey({ locale, name })) : [],
  );
  return [...own, ...texts, partKey(filesPart)];
}

/** The parts that differ, those of the item first. */
export function changedParts(one: ItemContent, other: ItemContent): Part[] {
  const keys = new Set([...keysOf(one), ...keysOf(other)]);
  return [...keys].map(partOf).filter((part) => !isSamePart(one, other, part));
}
