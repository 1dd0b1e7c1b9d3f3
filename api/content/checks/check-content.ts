import * as v from 'valibot';
import type { Transaction } from '#api/db/database.ts';
import { shownWord, wordsIn } from '#api/services/synonyms.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { type FieldType, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { checkDelay } from '../history-row.ts';
import { publicationOf } from '../items/complete-content.ts';
import type { LanguageChanges } from '../items/item-columns.ts';
import { checkFields, checkLanguages, finding } from './field-findings.ts';
import { checkLink, checkPicture } from './link-targets.ts';
import { readMarkdown } from './markdown-findings.ts';
import { checkMeasurements } from './measurement-findings.ts';
import { checkFiles, checkReferences } from './reference-findings.ts';
import { checkSynonyms } from './synonym-findings.ts';
import { findForbiddenWording } from './wording.ts';

type Item = { kind: ItemKind; key: string; content: ItemContent; changes: LanguageChanges };

type Context = {
  tx: Transaction;
  /** Paths of the site's pages, such as /news/$id. */
  pages: readonly string[] | undefined;
  at: Date;
  language: Locale;
};

async function checkText(
  { tx, pages }: Context,
  field: string,
  locale: Locale,
  text: string,
): Promise<Finding[]> {
  const { findings, references } = readMarkdown(text);
  const found = findings.map(({ level, code, ...place }) =>
    finding(level, code, { field, locale, ...place }),
  );
  for (const { target, line, isPicture } of references) {
    const verdict = isPicture ? await checkPicture(tx, target) : await checkLink(tx, pages, target);
    if (verdict) found.push(finding(verdict.level, verdict.code, { field, locale, line, text: target }));
  }
  return found;
}

/** Of words that the search takes for the same, visitors see one. */
function shownText(kind: ItemKind, locale: Locale, text: string): string {
  return kind === 'synonym' ? (shownWord(wordsIn(locale, text), locale)?.text ?? '') : text;
}

type Text = { field: string; locale: Locale; type: FieldType; text: string };

function textsOf({ kind, content }: Item): Text[] {
  const fields = kindFields[kind].languages;
  return Object.entries(content.languages).flatMap(([locale, values]) =>
    Object.entries(values).flatMap(([field, text]) => {
      const type = fields[field]?.type;
      const isTyped = type !== undefined && typeof text === 'string' && v.is(localeSchema, locale);
      return isTyped ? [{ field, locale, type, text: shownText(kind, locale, text) }] : [];
    }),
  );
}

async function checkTexts(context: Context, item: Item): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { field, locale, type, text } of textsOf(item)) {
    if (type === 'markdown') findings.push(...(await checkText(context, field, locale, text)));
    for (const { level, code, ...place } of findForbiddenWording(item.kind, locale, text, context.language))
      findings.push(finding(level, code, { field, locale, ...place }));
  }
  return findings;
}

/** Errors and warnings before an item is published, errors first. */
export async function checkContent(context: Context, item: Item): Promise<Finding[]> {
  const { kind, content, changes } = item;
  const isLater = publicationOf(kind, content) > context.at;
  const findings = [
    ...checkFields(kind, content),
    ...(kind === 'product' ? checkMeasurements(content) : []),
    ...(kind === 'history' ? checkDelay(content).map(({ code, ...at }) => finding('error', code, at)) : []),
    ...(kind === 'synonym'
      ? await checkSynonyms(context.tx, item)
      : checkLanguages(kind, content, changes, completeLocales)),
    ...(isLater ? [finding('error', 'future_date', { field: 'publishedAt' })] : []),
    ...(await checkReferences(context.tx, item)),
    ...(await checkFiles(context.tx, item)),
    ...(await checkTexts(context, item)),
  ];
  return findings.toSorted(
    (one, other) => Number(one.level === 'warning') - Number(other.level === 'warning'),
  );
}
