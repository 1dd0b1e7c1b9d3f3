import { and, eq } from 'drizzle-orm';
import { noticeDays } from '#contract/staff-terms.ts';
import type { Transaction } from '../db/database.ts';
import { documents, files, terms, termTranslations } from '../db/schema/index.ts';
import { isNoticeEnough } from '../services/legal-texts/notice-period.ts';
import { type Changes, type EditedFilter, findAccepted, noChanges } from './changes.ts';
import { ContentError } from './content-error.ts';
import { placeFiles } from './content-files.ts';
import type { ContentDocument, ContentTerm } from './read-terms.ts';

type Outcome = keyof Changes;

const textNames = ['title', 'content', 'changes'] as const;

async function completeTerm(tx: Transaction, id: number, term: ContentTerm): Promise<Outcome> {
  const stored = await tx.select().from(termTranslations).where(eq(termTranslations.termId, id));
  const missing = term.translations.filter((translation) => {
    const before = stored.find(({ locale }) => locale === translation.locale);
    if (before && textNames.some((name) => before[name] !== translation[name]))
      throw new ContentError(
        `${term.file}: version ${term.version} is stored with another text in ${translation.locale}; a text that members agreed to never changes, so give the new text a new version`,
      );
    return !before;
  });
  if (missing.length === 0) return 'unchanged';
  await tx.insert(termTranslations).values(missing.map((translation) => ({ termId: id, ...translation })));
  return 'changed';
}

async function applyTerm(tx: Transaction, term: ContentTerm): Promise<Outcome> {
  const { kind, version, effectiveAt, consentAgain, isUnfavourable } = term;
  const [before] = await tx
    .select({ id: terms.id, effectiveAt: terms.effectiveAt, consentAgain: terms.consentAgain })
    .from(terms)
    .where(and(eq(terms.kind, kind), eq(terms.version, version)));
  if (before) {
    if (before.effectiveAt.getTime() !== effectiveAt.getTime())
      throw new ContentError(`${term.file}: version ${version} is stored with another effectiveAt`);
    if (before.consentAgain !== consentAgain)
      throw new ContentError(`${term.file}: version ${version} is stored with another consentAgain`);
    return completeTerm(tx, before.id, term);
  }
  const [row] = await tx
    .insert(terms)
    .values({ kind, version, effectiveAt, consentAgain, isUnfavourable })
    .returning({ id: terms.id });
  if (!row) throw new Error(`${term.file} was not stored`);
  await tx
    .insert(termTranslations)
    .values(term.translations.map((translation) => ({ termId: row.id, ...translation })));
  return 'added';
}

/**
 * The law's notice, for versions that are not stored yet of kinds that have some: nobody agreed to a first one.
 * @throws {ContentError}
 */
export async function requireNotice(tx: Transaction, list: readonly ContentTerm[]): Promise<void> {
  const stored = await tx.select({ kind: terms.kind, version: terms.version }).from(terms);
  const now = new Date();
  for (const { file, kind, version, effectiveAt, isUnfavourable } of list) {
    const ofKind = stored.filter((row) => row.kind === kind);
    if (ofKind.length === 0 || ofKind.some((row) => row.version === version)) continue;
    if (!isNoticeEnough(effectiveAt, isUnfavourable, now))
      throw new ContentError(
        `${file}: a new version must take effect at least ${noticeDays.usual} days from now, or ${noticeDays.unfavourable} if it is unfavourable to members`,
      );
  }
}

/** @throws {ContentError} when a stored version has another text */
export async function applyTerms(tx: Transaction, list: readonly ContentTerm[]): Promise<Changes> {
  const changes = noChanges();
  for (const term of list) changes[await applyTerm(tx, term)] += 1;
  return changes;
}

const documentKey = ({ type, locale }: { type: string; locale: string }) => `${type}/${locale}`;

export async function applyDocuments(
  tx: Transaction,
  list: readonly ContentDocument[],
  accept: EditedFilter,
): Promise<Changes> {
  const rows =
    list.length === 0
      ? []
      : await tx
          .select({
            type: documents.type,
            locale: documents.locale,
            title: documents.title,
            publishedAt: documents.publishedAt,
            sha256: files.sha256,
          })
          .from(documents)
          .leftJoin(files, eq(files.documentId, documents.id));
  const { toStore, changes } = await findAccepted(accept, 'document', {
    items: list,
    keyOf: documentKey,
    itemKeyOf: ({ type }) => type,
    stored: new Map(
      rows.map(({ title, publishedAt, sha256, ...key }) => [
        documentKey(key),
        { title, publishedAt, sha256 },
      ]),
    ),
    comparable: ({ title, publishedAt, attachment }) => ({ title, publishedAt, sha256: attachment.sha256 }),
  });
  for (const { type, locale, title, publishedAt, attachment } of toStore) {
    const [row] = await tx
      .insert(documents)
      .values({ type, locale, title, publishedAt })
      .onConflictDoUpdate({ target: [documents.type, documents.locale], set: { title, publishedAt } })
      .returning({ id: documents.id });
    if (!row) throw new Error(`The document ${type} was not stored`);
    await placeFiles(tx, { documentId: row.id }, [attachment]);
  }
  return changes;
}
