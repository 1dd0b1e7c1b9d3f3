import { eq, max } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentItems } from '#api/db/schema/index.ts';
import type { FieldValue, ItemContent } from '#contract/staff-content.ts';
import { type ItemKind, kindFields } from '#contract/staff-content-fields.ts';
import { koreanTimestamp } from '../export/moments.ts';
import { isPostKind } from './parse-item.ts';

type Values = Record<string, FieldValue>;

/** Public from a date on, which visitors see. */
function isDated(kind: ItemKind): boolean {
  return isPostKind(kind) || kind === 'product' || kind === 'recruit';
}

function tidy(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

async function nextPosition(tx: Transaction, kind: ItemKind): Promise<number> {
  const [row] = await tx
    .select({ last: max(contentItems.position) })
    .from(contentItems)
    .where(eq(contentItems.kind, kind));
  return (row?.last ?? -1) + 1;
}

/** Adds the values that a draft may lack: a date, and a place at the end of its list. */
export async function completeContent(
  tx: Transaction,
  kind: ItemKind,
  content: ItemContent,
  at: Date,
): Promise<ItemContent> {
  const fields = tidy(content.fields);
  if (isDated(kind)) fields.publishedAt ??= koreanTimestamp(at);
  // The month places an entry of the history.
  if ('position' in kindFields[kind].fields && kind !== 'history')
    fields.position ??= await nextPosition(tx, kind);
  if (kind === 'thesis') fields.doi ??= null;
  const languages = Object.entries(content.languages).map(([locale, texts]) => [
    locale,
    kind === 'product' ? { specifications: [], ...tidy(texts) } : tidy(texts),
  ]);
  return { ...content, fields, languages: Object.fromEntries(languages) };
}

/** The date from which visitors see the version. */
export function publicationOf(kind: ItemKind, { fields }: ItemContent): Date {
  const { publishedAt } = fields;
  if (kind === 'document' || typeof publishedAt !== 'string') return new Date(0);
  return new Date(publishedAt);
}
