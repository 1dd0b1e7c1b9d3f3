import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { products, samples } from '#api/db/schema/index.ts';
import { fieldProblem } from '#api/problems.ts';
import type { Languages } from '#contract/locales.ts';
import type { Sample, SampleRequest } from '#contract/mypage.ts';
import { limits, takeFrom } from '../limits.ts';
import { offsetOf, type Paged, type PageQuery } from '../pages.ts';
import { isPublishedProduct, productWordsIn } from '../products.ts';
import type { Session } from '../sessions.ts';
import { holdMember } from './accounts.ts';

function selectSamples(db: Database | Transaction, languages: Languages) {
  const words = productWordsIn(db, samples.productId, languages);
  return db
    .select({
      id: samples.id,
      productId: samples.productId,
      productName: words.name,
      productLocale: words.locale,
      amount: samples.amount,
      purpose: samples.purpose,
      date: samples.createdAt,
      status: samples.status,
    })
    .from(samples)
    .innerJoinLateral(words, sql`true`);
}

function toSample(row: Awaited<ReturnType<typeof selectSamples>>[number]): Sample {
  const { productId, productName, productLocale, date, ...rest } = row;
  const product = { id: productId, name: productName, locale: productLocale };
  return { ...rest, product, date: date.toISOString() };
}

/** One page of a member's requests for samples, newest first, and how many there are in all. */
export async function listSamples(
  db: Database,
  memberId: number,
  query: PageQuery,
  languages: Languages,
): Promise<Paged<Sample>> {
  const own = eq(samples.memberId, memberId);
  const [rows, totals] = await Promise.all([
    selectSamples(db, languages)
      .where(own)
      .orderBy(desc(samples.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(samples).where(own),
  ]);
  return { items: rows.map(toSample), total: totals[0]?.total ?? 0 };
}

/** @throws {ProblemError} validation_failed unless it is a raw material that is published and still sold */
async function requireMaterial(tx: Transaction, id: number): Promise<void> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.id, id), eq(products.type, 'material'), eq(products.active, true), isPublishedProduct),
    )
    .for('key share');
  if (rows.length === 0) throw fieldProblem('idProduct', 'invalid');
}

/**
 * Stores a member's request for a sample.
 * @throws {ProblemError} validation_failed for the product, too_many_requests, unauthenticated
 */
export async function createSample(
  { db, keyedHash }: ApiDeps,
  session: Session,
  { idProduct, amount, purpose }: SampleRequest,
  languages: Languages,
): Promise<Sample> {
  return db.transaction(async (tx) => {
    await takeFrom(tx, keyedHash, [{ limit: limits.sampleByMember, key: String(session.memberId) }]);
    const member = await holdMember(tx, session, 'share');
    await requireMaterial(tx, idProduct);
    const [row] = await tx
      .insert(samples)
      .values({ memberId: member.id, productId: idProduct, amount, purpose })
      .returning({ id: samples.id });
    const [stored] = row ? await selectSamples(tx, languages).where(eq(samples.id, row.id)) : [];
    if (!stored) throw new Error('The request for a sample was not stored');
    return toSample(stored);
  });
}
