import type { FieldError } from '#contract/field-codes.ts';
import { locales } from '#contract/locales.ts';
import type { FieldValue, ItemContent } from '#contract/staff-content.ts';
import { type Field, type FieldType, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';

/* Brings a draft into the form of a version. A draft may lack anything, but has the fields and types of its kind. */

type Values = Record<string, FieldValue>;

const isText = (value: FieldValue) => typeof value === 'string';
const isList = (value: FieldValue) => Array.isArray(value);
const isTexts = (value: FieldValue) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);

const fits: Record<FieldType, (value: FieldValue) => boolean> = {
  line: isText,
  text: isText,
  markdown: isText,
  date: isText,
  moment: isText,
  link: isText,
  picture: isText,
  category: isText,
  choice: isText,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  lines: (value) => isList(value) && value.every((line) => typeof line === 'string'),
  products: (value) => isList(value) && value.every((key) => typeof key === 'string'),
  pairs: (value) => isList(value) && value.every((pair) => typeof pair === 'object' && isTexts(pair)),
  comparison: isTexts,
  file: (value) => typeof value === 'object' && value !== null && 'sha256' in value,
};

function isEmpty(value: FieldValue, { type }: Field): boolean {
  // `thumbnail: null` is no picture, in place of the default one.
  if (value === null) return type !== 'picture';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.trim() === '';
}

function clean(
  values: Values,
  fields: Readonly<Record<string, Field>>,
  path: string,
  errors: FieldError[],
): Values {
  const cleaned: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !(value === null || fits[field.type](value)))
      errors.push({ path: `${path}.${name}`, code: 'invalid' });
    else if (!isEmpty(value, field)) cleaned[name] = value;
  }
  return cleaned;
}

/** Drops empty values, and languages that have none. `errors` names unknown fields and wrong types. */
export function cleanContent(
  kind: ItemKind,
  { fields, languages, files = [] }: ItemContent,
): { content: ItemContent; errors: FieldError[] } {
  const known = kindFields[kind];
  const errors: FieldError[] = [];
  const cleaned = locales.flatMap((locale) => {
    const given = languages[locale];
    const texts = given && clean(given, known.languages, `languages.${locale}`, errors);
    return texts && Object.keys(texts).length > 0 ? [[locale, texts]] : [];
  });
  if (files.length > 0 && !known.hasFiles) errors.push({ path: 'files', code: 'invalid' });
  return {
    content: {
      fields: clean(fields, known.fields, 'fields', errors),
      languages: Object.fromEntries(cleaned),
      ...(files.length > 0 ? { files } : {}),
    },
    errors,
  };
}
