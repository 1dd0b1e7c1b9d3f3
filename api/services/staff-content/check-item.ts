import { checkContent } from '#api/content/checks/check-content.ts';
import { cleanContent } from '#api/content/items/clean-content.ts';
import { languageChangesOf } from '#api/content/items/item-columns.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { ProblemError } from '#api/problems.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { findItem, type ItemRow, readContent } from './item-row.ts';
import { withoutScheduledDate } from './scheduled-date.ts';

async function findingsOf(
  tx: Transaction,
  pages: ApiDeps['pages'],
  row: ItemRow,
  content: ItemContent,
  { at = new Date(), language = defaultLocale }: { at?: Date; language?: Locale },
): Promise<Finding[]> {
  const stored = { content: await readContent(tx, row.id, row.currentVersion), changes: row.languageChanges };
  const changes = languageChangesOf(stored, content, new Date());
  return checkContent({ tx, pages, at, language }, { kind: row.kind, key: row.key, content, changes });
}

/** Checks the given content, else the draft. @throws {ProblemError} not_found */
export function checkItem(
  { db, pages }: Pick<ApiDeps, 'db' | 'pages'>,
  _actor: StaffActor<'content.read'>,
  id: number,
  given: ItemContent | undefined,
  language: Locale,
): Promise<Finding[]> {
  return db.transaction(async (tx) => {
    const row = await findItem(tx, id);
    const content = given
      ? cleanContent(row.kind, given).content
      : withoutScheduledDate(row, await readContent(tx, id, row.currentVersion));
    return findingsOf(tx, pages, row, content, { language });
  });
}

/** @throws {ProblemError} not_publishable */
export async function requirePublishable(
  tx: Transaction,
  pages: ApiDeps['pages'],
  row: ItemRow,
  content: ItemContent,
  at: Date,
): Promise<void> {
  const findings = await findingsOf(tx, pages, row, content, { at });
  if (findings.some(({ level }) => level === 'error')) throw new ProblemError('not_publishable');
}
