import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  clientSchema,
  type EntryKind,
  figureSchema,
  historyEntrySchema,
  openingSchema,
  personSchema,
  quoteSchema,
} from '#contract/company.ts';
import { detailSchema } from '#contract/company-details.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { linkSchema } from '#contract/text.ts';
import { entriesMax } from '../services/entries.ts';
import { ContentError } from './content-error.ts';
import { detailRowSchema } from './detail-row.ts';
import {
  datedPublication,
  type LocaleMap,
  localesOf,
  pictureSchema,
  plainPublication,
  positionSchema,
  publication,
  slugSchema,
} from './fields.ts';
import { historyRowSchema } from './history-row.ts';
import { parseContent, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';

export type ContentEntry = {
  kind: EntryKind;
  file: string;
  slug: string;
  position: number;
  publishedAt: Date | null;
  category: string | null;
  data: Record<string, unknown>;
  translations: { locale: Locale; data: Record<string, string> }[];
};

const texts = localesOf(1000);
const common = { key: slugSchema, position: v.optional(positionSchema), ...publication };
const picture = v.optional(v.nullable(pictureSchema), null);

/** By the name of their file. */
export const entryLists = {
  history: {
    kind: 'history',
    schema: historyRowSchema,
    served: v.omit(historyEntrySchema, ['id', 'locale']),
  },
  clients: {
    kind: 'client',
    schema: v.strictObject({
      ...common,
      isMain: v.optional(v.boolean(), false),
      logo: picture,
      name: texts,
      description: texts,
    }),
    served: v.omit(clientSchema, ['id', 'locale']),
  },
  people: {
    kind: 'person',
    schema: v.strictObject({ ...common, image: picture, name: texts, role: texts, introduction: texts }),
    served: v.omit(personSchema, ['id', 'locale']),
  },
  recruits: {
    kind: 'recruit',
    schema: v.strictObject({
      ...common,
      closesOn: v.optional(v.nullable(v.string()), null),
      title: texts,
      department: texts,
      place: texts,
      employment: texts,
      summary: texts,
    }),
    served: v.omit(openingSchema, ['id', 'locale', 'publishedAt']),
  },
  quotes: {
    kind: 'quote',
    schema: v.strictObject({ ...common, text: texts, author: texts, company: texts }),
    served: v.omit(quoteSchema, ['id', 'locale']),
  },
  figures: {
    kind: 'figure',
    schema: v.strictObject({
      ...common,
      isMain: v.optional(v.boolean(), false),
      proof: v.optional(linkSchema),
      value: texts,
      label: texts,
    }),
    served: v.omit(figureSchema, ['id', 'locale']),
  },
  synonyms: {
    kind: 'synonym',
    schema: v.strictObject({ ...common, words: localesOf(200) }),
    served: v.object({ words: v.string() }),
  },
  company: { kind: 'detail', schema: detailRowSchema, served: v.omit(detailSchema, ['id', 'locale', 'key']) },
} as const satisfies Record<string, { kind: EntryKind; schema: v.GenericSchema; served: v.GenericSchema }>;

export type ListRow = {
  key: string;
  position?: number | undefined;
  publishedAt?: Date | null | undefined;
  published: boolean;
};

function isLocaleMap(value: unknown): value is LocaleMap {
  return typeof value === 'object' && value !== null;
}

function translationsOf(fields: [string, LocaleMap][]): ContentEntry['translations'] {
  return locales.flatMap((locale) => {
    const data = Object.fromEntries(
      fields.flatMap(([name, translation]) =>
        translation[locale] === undefined ? [] : [[name, translation[locale]]],
      ),
    );
    return Object.keys(data).length > 0 ? [{ locale, data }] : [];
  });
}

export function positionOf(kind: EntryKind, data: Record<string, unknown>, index: number): number {
  return kind === 'history' ? -(Number(data.year) * 12 + Number(data.month)) : index;
}

export type EntryList = (typeof entryLists)[keyof typeof entryLists];

/** @param index the place in the list, for an entry without `position` */
export function toEntry(
  { kind, served }: { kind: EntryKind; served: v.GenericSchema },
  file: string,
  { key, position, publishedAt, published, ...rest }: ListRow,
  index: number,
): ContentEntry {
  const place = `${file}: ${key}`;
  const fields: [string, unknown][] = Object.entries(rest);
  const data = Object.fromEntries(fields.filter(([, value]) => !isLocaleMap(value)));
  const translations = translationsOf(
    fields.flatMap(([name, value]) => (isLocaleMap(value) ? [[name, value]] : [])),
  );
  for (const { locale, data: translation } of translations)
    parseContent(`${place} (${locale})`, served, { ...data, ...translation });
  const isPublic = kind === 'recruit' ? datedPublication : plainPublication;
  return {
    kind,
    file: place,
    slug: key,
    position: position ?? positionOf(kind, data, index),
    publishedAt: isPublic({ publishedAt, published }),
    category: null,
    data,
    translations,
  };
}

/** The API would cut a longer list. */
export function checkLength(place: string, list: readonly unknown[]): void {
  if (list.length > entriesMax) throw new ContentError(`${place}: has more than ${entriesMax} entries`);
}

export function readEntryLists(root: string, pictures: Pictures): ContentEntry[] {
  return Object.entries(entryLists).flatMap(([name, list]) => {
    const file = join(root, `${name}.yaml`);
    if (!existsSync(file)) return [];
    const rows: ListRow[] = readYaml(file, v.array<v.GenericSchema<unknown, ListRow>>(list.schema));
    checkLength(file, rows);
    const keys = rows.map(({ key }) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice) throw new ContentError(`${file}: has ${twice} twice`);
    return rows.map((row, index) => toEntry(list, file, pictures.resolveFields(file, row), index));
  });
}
