import { and, eq, gte, like, or } from 'drizzle-orm';
import { openPicturesOf } from '#api/content/items/record-pictures.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { lockNames } from '#api/db/named-lock.ts';
import { termDrafts, terms, termTranslations } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { FieldError } from '#contract/field-codes.ts';
import { type StaffTerm, type TermDraft, termLanguages } from '#contract/staff-terms.ts';
import { consentKinds, type TermKind } from '#contract/terms.ts';
import { recordAccess } from '../access-records.ts';
import { startOfDay } from '../korean-time.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { isNoticeEnough } from './notice-period.ts';
import { holdDraft } from './term-drafts.ts';
import { readTerm } from './term-versions.ts';

/** Members are mailed what changes, so these kinds need it in each language. */
function needsChanges(kind: TermKind, { base }: TermDraft): boolean {
  return base !== null && consentKinds.some((needed) => needed === kind);
}

/** Paths are such as `texts.ko-KR.content`. */
function missingTexts(kind: TermKind, draft: TermDraft): FieldError[] {
  const fields = needsChanges(kind, draft)
    ? (['title', 'content', 'changes'] as const)
    : (['title', 'content'] as const);
  return termLanguages[kind].flatMap((locale) => {
    const text = draft.texts.find((given) => given.locale === locale);
    return fields
      .filter((field) => !text?.[field])
      .map((field) => ({ path: `texts.${locale}.${field}`, code: 'required' as const }));
  });
}

async function requireLater(tx: Transaction, kind: TermKind, effectiveAt: Date): Promise<void> {
  const later = await tx.$count(terms, and(eq(terms.kind, kind), gte(terms.effectiveAt, effectiveAt)));
  if (later > 0) throw fieldProblem('effectiveOn', 'out_of_range');
}

/** A first version binds nobody yet, so it may take effect at once. */
async function effectiveAtOf(tx: Transaction, kind: TermKind, draft: TermDraft): Promise<Date> {
  const { effectiveOn, isUnfavourable, base } = draft;
  if (effectiveOn === null) throw fieldProblem('effectiveOn', 'required');
  const effectiveAt = startOfDay(effectiveOn);
  if (base && !isNoticeEnough(effectiveAt, isUnfavourable, new Date()))
    throw fieldProblem('effectiveOn', 'out_of_range');
  await requireLater(tx, kind, effectiveAt);
  return effectiveAt;
}

/** The version is named after the day on which it takes effect. */
async function newVersion(tx: Transaction, kind: TermKind, effectiveOn: string): Promise<string> {
  const isTaken = or(eq(terms.version, effectiveOn), like(terms.version, `${effectiveOn}-%`));
  const taken = await tx.$count(terms, and(eq(terms.kind, kind), isTaken));
  return taken === 0 ? effectiveOn : `${effectiveOn}-${taken + 1}`;
}

/** Publishes the draft. A job mails the members. @throws {ProblemError} validation_failed, not_found, conflict */
export function announceDraft(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'terms.announce'>,
  kind: TermKind,
  revision: number,
): Promise<StaffTerm> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await lockNames(tx, [`terms ${kind}`]);
    const draft = await holdDraft(tx, kind, revision);
    const errors = missingTexts(kind, draft);
    if (errors.length > 0) throw new ProblemError('validation_failed', { errors });
    const effectiveAt = await effectiveAtOf(tx, kind, draft);
    const { consentAgain, isUnfavourable, texts } = draft;
    const version = await newVersion(tx, kind, String(draft.effectiveOn));
    const announced = { announcedAt: new Date(), announcedBy: actor.email };
    const [row] = await tx
      .insert(terms)
      .values({ kind, version, effectiveAt, consentAgain, isUnfavourable, ...announced })
      .returning({ id: terms.id });
    if (!row) throw new Error('The version was not stored');
    await openPicturesOf(
      tx,
      texts.map(({ content }) => content),
    );
    const complete = texts.filter(({ title, content }) => title !== '' && content !== '');
    await tx.insert(termTranslations).values(complete.map((text) => ({ termId: row.id, ...text })));
    await tx.delete(termDrafts).where(eq(termDrafts.kind, kind));
    const detail = { kind, version, isUnfavourable };
    await recordAccess(tx, keyedHash, { actor, subject: `terms:${row.id}`, detail });
    return readTerm(tx, row.id);
  });
}
