import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories } from '#api/db/schema/index.ts';
import type { FieldValue, ItemContent } from '#contract/staff-content.ts';
import { type Field, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { checkFields } from '../checks/field-findings.ts';
import { checkMeasurements, dropMeasurements } from '../checks/measurement-findings.ts';
import { checkReferences } from '../checks/reference-findings.ts';

/* A preview also shows a draft that cannot be published yet, with an ellipsis for each missing value. */

const missing = '…';

function standIn({ type, min = 0, options = [] }: Field): FieldValue | undefined {
  switch (type) {
    case 'line':
    case 'text':
    case 'markdown':
      return missing;
    case 'lines':
      return [missing];
    case 'number':
      return min;
    case 'choice':
      return options[0] ?? missing;
    case 'link':
      return '/';
    default:
      return undefined;
  }
}

function replace(values: Record<string, FieldValue>, name: string, field: Field | undefined): void {
  const value = values[name];
  const isLong = typeof value === 'string' && field?.max !== undefined && value.length > field.max;
  const filled = isLong ? value.slice(0, field.max) : field?.isRequired && standIn(field);
  if (filled === undefined) delete values[name];
  else values[name] = filled;
}

async function anyCategory(tx: Transaction, kind: ItemKind): Promise<string | undefined> {
  const [row] = await tx
    .select({ key: categories.key })
    .from(categories)
    .where(eq(sql`${categories.kind}`, kind))
    .limit(1);
  return row?.key;
}

function mend(kind: ItemKind, content: ItemContent, { field, locale }: Finding): void {
  const known = kindFields[kind];
  const values = locale ? content.languages[locale] : content.fields;
  if (values) replace(values, field, (locale ? known.languages : known.fields)[field]);
}

function addText(kind: ItemKind, { languages }: ItemContent): void {
  const texts = Object.values(languages);
  const needsText = kindFields[kind].languages.body !== undefined && kind !== 'press';
  if (!needsText || texts.some(({ body }) => body)) return;
  for (const language of texts) language.body = missing;
}

/** Content that the public tables take, unless it is a document without a file. */
export async function fillContent(tx: Transaction, kind: ItemKind, given: ItemContent): Promise<ItemContent> {
  const content = structuredClone(given);
  if (Object.keys(content.languages).length === 0) content.languages['ko-KR'] = {};
  for (const finding of await checkReferences(tx, { kind, key: '', content })) mend(kind, content, finding);
  for (const finding of checkFields(kind, content)) mend(kind, content, finding);
  if (kind === 'product' && checkMeasurements(content).length > 0) dropMeasurements(content);
  addText(kind, content);
  if (kind === 'faq') {
    const category = content.fields.category ?? (await anyCategory(tx, kind));
    if (category !== undefined) content.fields.category = category;
  }
  return content;
}
