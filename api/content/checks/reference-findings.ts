import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '#api/db/database.ts';
import { categories, products } from '#api/db/schema/index.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { findContentFile } from '../content-files.ts';
import { finding } from './field-findings.ts';
import { checkPicture } from './link-targets.ts';

type Item = { kind: ItemKind; key: string; content: ItemContent };

async function unknownProducts(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ key: products.slug })
    .from(products)
    .where(inArray(products.slug, [...keys]));
  return keys.filter((key) => !rows.some((row) => row.key === key));
}

async function checkProducts(tx: Transaction, { kind, key, content }: Item): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const field of ['related', 'products']) {
    const value = content.fields[field];
    const keys = Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
    // A product may name itself before it is stored.
    const others = kind === 'product' ? keys.filter((other) => other !== key) : keys;
    for (const unknown of await unknownProducts(tx, others))
      findings.push(finding('error', 'unknown_reference', { field, text: unknown }));
  }
  return findings;
}

export async function checkReferences(tx: Transaction, { kind, key, content }: Item): Promise<Finding[]> {
  const { category, image, logo, thumbnail } = content.fields;
  const findings: Finding[] = [];
  if (typeof category === 'string') {
    const known = and(sql`${categories.kind} = ${kind}`, eq(categories.key, category));
    if ((await tx.$count(categories, known)) === 0)
      findings.push(finding('error', 'unknown_reference', { field: 'category', text: category }));
  }
  findings.push(...(await checkProducts(tx, { kind, key, content })));
  for (const [field, url] of Object.entries({ image, logo, thumbnail })) {
    const verdict = typeof url === 'string' ? await checkPicture(tx, url) : undefined;
    if (verdict) findings.push(finding(verdict.level, verdict.code, { field, text: String(url) }));
  }
  return findings;
}

export async function checkFiles(tx: Transaction, { content }: Pick<Item, 'content'>): Promise<Finding[]> {
  const documents = Object.entries(content.languages).flatMap(([locale, { file }]) =>
    v.is(localeSchema, locale) && typeof file === 'object' && file !== null && 'sha256' in file
      ? [{ locale, field: 'file', sha256: String(file.sha256) }]
      : [],
  );
  const attached = (content.files ?? []).map(({ sha256 }) => ({ locale: null, field: 'files', sha256 }));
  const findings: Finding[] = [];
  for (const { sha256, ...place } of [...documents, ...attached])
    if (!(await findContentFile(tx, sha256))) findings.push(finding('error', 'unknown_reference', place));
  return findings;
}
