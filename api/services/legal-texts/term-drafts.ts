import { asc, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { termDrafts, termDraftTranslations } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { TermDraft, TermDraftChange, TermText } from '#contract/staff-terms.ts';
import type { TermKind } from '#contract/terms.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { earliestDay } from './notice-period.ts';
import { findBase } from './term-versions.ts';

type DraftActor = StaffActor<'terms.draft'>;

async function textsOfDraft(db: Database | Transaction, kind: TermKind): Promise<TermText[]> {
  const { locale, title, content, changes } = termDraftTranslations;
  return db
    .select({ locale, title, content, changes })
    .from(termDraftTranslations)
    .where(eq(termDraftTranslations.kind, kind))
    .orderBy(asc(locale));
}

/** @throws {ProblemError} not_found */
async function readDraft(db: Database | Transaction, kind: TermKind): Promise<TermDraft> {
  const [row] = await db.select().from(termDrafts).where(eq(termDrafts.kind, kind));
  if (!row) throw new ProblemError('not_found');
  const now = new Date();
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    texts: await textsOfDraft(db, kind),
    base: await findBase(db, kind),
    earliest: { usual: earliestDay(false, now), unfavourable: earliestDay(true, now) },
  };
}

/** Locks the draft. @throws {ProblemError} not_found; conflict if somebody changed it since it was read */
export async function holdDraft(tx: Transaction, kind: TermKind, revision: number): Promise<TermDraft> {
  const [row] = await tx
    .select({ revision: termDrafts.revision })
    .from(termDrafts)
    .where(eq(termDrafts.kind, kind))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  if (row.revision !== revision) throw new ProblemError('conflict');
  return readDraft(tx, kind);
}

export function getDraft(db: Database, _actor: DraftActor, kind: TermKind): Promise<TermDraft> {
  return readDraft(db, kind);
}

async function storeTexts(tx: Transaction, kind: TermKind, texts: readonly TermText[]): Promise<void> {
  await tx.delete(termDraftTranslations).where(eq(termDraftTranslations.kind, kind));
  if (texts.length > 0)
    await tx.insert(termDraftTranslations).values(texts.map((text) => ({ kind, ...text })));
}

/** Copies the texts of the last version. @throws {ProblemError} conflict if there is a draft */
export function startDraft({ db }: ApiDeps, actor: DraftActor, kind: TermKind): Promise<TermDraft> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const base = await findBase(tx, kind);
    const stored = await tx
      .insert(termDrafts)
      .values({ kind, consentAgain: false, isUnfavourable: false, updatedBy: actor.email })
      .onConflictDoNothing()
      .returning({ kind: termDrafts.kind });
    if (stored.length === 0) throw new ProblemError('conflict');
    await storeTexts(
      tx,
      kind,
      (base?.texts ?? []).map((text) => ({ ...text, changes: null })),
    );
    return readDraft(tx, kind);
  });
}

/** @throws {ProblemError} not_found, conflict */
export function changeDraft(
  { db }: ApiDeps,
  actor: DraftActor,
  kind: TermKind,
  { revision, texts, ...change }: TermDraftChange,
): Promise<TermDraft> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await holdDraft(tx, kind, revision);
    await tx
      .update(termDrafts)
      .set({ ...change, revision: revision + 1, updatedAt: sql`now()`, updatedBy: actor.email })
      .where(eq(termDrafts.kind, kind));
    await storeTexts(
      tx,
      kind,
      texts.map((text) => ({ ...text, changes: text.changes || null })),
    );
    return readDraft(tx, kind);
  });
}

/** @throws {ProblemError} not_found */
export function discardDraft({ db }: ApiDeps, actor: DraftActor, kind: TermKind): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const discarded = await tx
      .delete(termDrafts)
      .where(eq(termDrafts.kind, kind))
      .returning({ kind: termDrafts.kind });
    if (discarded.length === 0) throw new ProblemError('not_found');
  });
}
