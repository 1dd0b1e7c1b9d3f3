import { and, asc, count, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { type ConsentKind, consentKinds } from '#contract/terms.ts';
import type { ApiDeps } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { members, termNotices, terms, termTranslations } from '../db/schema/index.ts';
import { termsAnnounced } from '../mails/visitor-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { fallbackLocales } from './translations.ts';

export type UpcomingTerm = {
  id: number;
  kind: ConsentKind;
  version: string;
  effectiveAt: Date;
  announcedAt: Date | null;
  isUnfavourable: boolean;
};

type Text = typeof termTranslations.$inferSelect;

const batchSize = 200;

/** Other mails, such as those with a password link, are sent in between. */
const mailsPerSecond = 5;

export async function listUpcoming(db: Database): Promise<(UpcomingTerm & { mailed: number })[]> {
  const { id, kind, version, effectiveAt, announcedAt, isUnfavourable } = terms;
  const rows = await db
    .select({
      ...{ id, kind, version, effectiveAt, announcedAt, isUnfavourable },
      mailed: db.$count(termNotices, eq(termNotices.termId, id)),
    })
    .from(terms)
    .where(and(inArray(kind, [...consentKinds]), gt(effectiveAt, sql`now()`)))
    .orderBy(asc(effectiveAt), desc(id));
  return rows.flatMap((row) => {
    const announced = consentKinds.find((name) => name === row.kind);
    return announced ? [{ ...row, kind: announced }] : [];
  });
}

function isNotMailed(db: Database | Transaction, termId: number) {
  const notice = db
    .select({ mailed: sql`1` })
    .from(termNotices)
    .where(and(eq(termNotices.termId, termId), eq(termNotices.memberId, members.id)));
  return notExists(notice);
}

export async function countNotMailed(db: Database, termId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(members).where(isNotMailed(db, termId));
  return row?.total ?? 0;
}

function textIn(texts: readonly Text[], locale: Locale): Text {
  const wanted = fallbackLocales([locale]);
  const text = wanted.flatMap((name) => texts.find((given) => given.locale === name) ?? [])[0] ?? texts[0];
  if (!text) throw new Error('The version has no text');
  return text;
}

type Batch = { term: UpcomingTerm; texts: readonly Text[]; mailed: number };

async function mailBatch(
  tx: Transaction,
  siteOrigin: string,
  { term, texts, mailed }: Batch,
): Promise<number> {
  const due = await tx
    .select({ id: members.id, to: members.email, locale: members.locale })
    .from(members)
    .where(isNotMailed(tx, term.id))
    .orderBy(asc(members.id))
    .limit(batchSize)
    .for('share');
  if (due.length === 0) return 0;
  await tx.insert(termNotices).values(due.map(({ id: memberId }) => ({ termId: term.id, memberId })));
  for (const [index, { to, locale }] of due.entries()) {
    const { title, changes } = textIn(texts, locale);
    const letter = termsAnnounced({ ...term, title, changes, to, locale, siteOrigin });
    await enqueueMail(tx, { ...letter, delaySeconds: (mailed + index) / mailsPerSecond });
  }
  return due.length;
}

/** Mails each member once for each version, also when it is run again. Returns the number of mails. */
export async function announceTerm(
  { db, siteOrigin, wakeOutbox }: Pick<ApiDeps, 'db' | 'siteOrigin' | 'wakeOutbox'>,
  term: UpcomingTerm,
): Promise<number> {
  const texts = await db.select().from(termTranslations).where(eq(termTranslations.termId, term.id));
  let mailed = 0;
  for (let batch = batchSize; batch === batchSize; mailed += batch)
    batch = await db.transaction(async (tx) => {
      // Locks the row too. The job then mails members who join later.
      const announcedAt = sql`coalesce(${terms.announcedAt}, now())`;
      await tx.update(terms).set({ announcedAt }).where(eq(terms.id, term.id));
      return mailBatch(tx, siteOrigin, { term, texts, mailed });
    });
  wakeOutbox();
  return mailed;
}

/** Mails the members about upcoming versions that were announced, also members who joined since. */
export async function announceDue(deps: Parameters<typeof announceTerm>[0]): Promise<{ mailed: number }> {
  let mailed = 0;
  for (const term of await listUpcoming(deps.db))
    if (term.announcedAt) mailed += await announceTerm(deps, term);
  return { mailed };
}
