import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import { dateSchema } from '#contract/short-text.ts';
import type { FieldValue, ItemContent } from '#contract/staff-content.ts';
import { type Field, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { linkSchema, timestampSchema } from '#contract/text.ts';
import { type LanguageChanges, languageStateOf } from '../items/item-columns.ts';

export function finding(
  level: Finding['level'],
  code: Finding['code'],
  place: Partial<Omit<Finding, 'level' | 'code'>> = {},
): Finding {
  return { level, code, field: '', locale: null, line: null, text: null, rule: null, reason: null, ...place };
}

const comparisonParts = ['code', 'origin', 'form', 'figure', 'unit', 'method', 'use'];

function isInRange(value: number, { min = -Infinity, max = Infinity, isDecimal }: Field): boolean {
  return (isDecimal || Number.isInteger(value)) && value >= min && value <= max;
}

function fitsText(value: string, { type, max = Infinity, options }: Field): boolean {
  if (value.length > max) return false;
  if (type === 'line' && /[\p{Cc}\u2028\u2029]/u.test(value.trim())) return false;
  if (type === 'choice') return options?.includes(value) ?? false;
  if (type === 'date') return v.is(dateSchema, value);
  if (type === 'moment') return v.is(timestampSchema, value);
  if (type === 'link') return v.is(linkSchema, value);
  return true;
}

function fitsObject(value: object, { type }: Field): boolean {
  if (type === 'comparison')
    return comparisonParts.every((part) => part in value) && Object.keys(value).length === 7;
  return true;
}

function fits(value: FieldValue, field: Field): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return isInRange(value, field);
  if (typeof value === 'string') return fitsText(value, field);
  if (!Array.isArray(value)) return fitsObject(value, field);
  const isPair = (part: unknown) =>
    typeof part === 'object' && part !== null && 'label' in part && 'value' in part;
  return field.type === 'pairs'
    ? value.every(isPair)
    : value.every((part) => typeof part === 'string' && part.length <= (field.max ?? Infinity));
}

function checkValues(
  values: Record<string, FieldValue>,
  fields: Readonly<Record<string, Field>>,
  locale: Locale | null,
  elsewhere: (name: string) => boolean,
): Finding[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined || value === null)
      return field.isRequired && !elsewhere(name)
        ? [finding('error', 'missing_field', { field: name, locale })]
        : [];
    return fits(value, field) ? [] : [finding('error', 'invalid_field', { field: name, locale })];
  });
}

/** Missing and invalid fields. In posts a field of the item may be in each language instead, and the other way round. */
export function checkFields(kind: ItemKind, { fields, languages }: ItemContent): Finding[] {
  const known = kindFields[kind];
  const all = Object.values(languages);
  const own = checkValues(
    fields,
    known.fields,
    null,
    (name) => all.length > 0 && all.every((texts) => name in texts),
  );
  const texts = Object.entries(languages).flatMap(([locale, values]) =>
    v.is(localeSchema, locale) ? checkValues(values, known.languages, locale, (name) => name in fields) : [],
  );
  return [...own, ...texts];
}

/** Languages that are missing, without their text, or older than the Korean original. */
export function checkLanguages(
  kind: ItemKind,
  content: ItemContent,
  changes: LanguageChanges,
  complete: readonly Locale[],
): Finding[] {
  if (Object.keys(content.languages).length === 0)
    return [finding('error', 'missing_language', { locale: defaultLocale })];
  const states = new Map(
    [
      ...new Set([...complete, ...Object.keys(content.languages).filter((name) => v.is(localeSchema, name))]),
    ].map((locale) => [locale, languageStateOf(kind, content, changes, locale)]),
  );
  const hasText = [...states.values()].some((state) => state === 'current' || state === 'outdated');
  return [...states].flatMap(([locale, state]) => {
    if (state === 'missing') return [finding('warning', 'missing_language', { locale })];
    if (state === 'partial')
      return [finding(hasText ? 'warning' : 'error', 'missing_text', { field: 'body', locale })];
    return state === 'outdated' ? [finding('warning', 'outdated_language', { locale })] : [];
  });
}
