import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { members, products, samples } from '#api/db/schema/index.ts';
import { sampleNotice } from '#api/mails/staff-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { fieldProblem } from '#api/problems.ts';
import type { Languages } from '#contract/locales.ts';
import type { Sample, SampleRequest } from '#contract/mypage.ts';
import { gramsSchema } from '#contract/sample-amount.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { findOwnRow, hashRequest, storeOnce } from '../idempotency.ts';
import { limits, takeFrom } from '../limits.ts';
import { countPastEnd, offsetOf, type Paged, type PageQuery, totalOfRows } from '../page-info.ts';
import { isPublishedProduct, productTranslationIn } from '../products.ts';
import { findSampleRequest, type SampleDelivery, sampleReference } from '../sample-requests.ts';
import type { Session } from '../sessions.ts';
import { recipientsOf } from '../site-settings.ts';
import { holdMember } from './accounts.ts';

function selectSamples(db: Database | Transaction, languages: Languages) {
  const translation = productTranslationIn(db, samples.productId, languages);
  return db
    .select({
      id: samples.id,
      productId: samples.productId,
      productName: translation.name,
      productLocale: translation.locale,
      amount: samples.amount,
      purpose: samples.purpose,
      date: samples.createdAt,
      status: samples.status,
      statusAt: samples.statusAt,
      note: samples.note,
      carrier: samples.carrier,
      trackingNumber: samples.trackingNumber,
      total: totalOfRows,
    })
    .from(samples)
    .innerJoinLateral(translation, sql`true`);
}

function toSample(row: Awaited<ReturnType<typeof selectSamples>>[number]): Sample {
  const { productId, productName, productLocale, date, statusAt, total: _total, ...rest } = row;
  const product = { id: productId, name: productName, locale: productLocale };
  return { ...rest, product, date: date.toISOString(), statusAt: statusAt?.toISOString() ?? null };
}

const samplesOf = memoizeStatement((db: Database, languages: Languages) =>
  selectSamples(db, languages)
    .where(eq(samples.memberId, sql.placeholder('memberId')))
    .orderBy(desc(samples.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(''),
);

export async function listSamples(
  db: Database,
  memberId: number,
  query: PageQuery,
  languages: Languages,
): Promise<Paged<Sample>> {
  const statement = samplesOf(db, languages);
  const rows = await statement.execute({ memberId, limit: query.size, offset: offsetOf(query) });
  const countAll = () => db.$count(samples, eq(samples.memberId, memberId));
  return { items: rows.map(toSample), total: rows[0]?.total ?? (await countPastEnd(query, countAll)) };
}

/** @throws {ProblemError} validation_failed, also for more than a sample of the material */
async function requireMaterial(tx: Transaction, id: number, amount: string): Promise<void> {
  const [material] = await tx
    .select({ sampleGrams: products.sampleGrams })
    .from(products)
    .where(
      and(eq(products.id, id), eq(products.type, 'material'), eq(products.active, true), isPublishedProduct),
    )
    .for('key share');
  if (!material) throw fieldProblem('idProduct', 'invalid');
  const { sampleGrams } = material;
  const mass = v.safeParse(gramsSchema, amount);
  if (sampleGrams !== null && mass.success && mass.output > sampleGrams)
    throw fieldProblem('amount', 'out_of_range');
}

async function getSample(db: Database | Transaction, id: number, languages: Languages): Promise<Sample> {
  const [row] = await selectSamples(db, languages).where(eq(samples.id, id));
  if (!row) throw new Error('Sample request not found after it was stored');
  return toSample(row);
}

/** The address is one: its parts never come from both the request and the profile. */
async function deliveryOf(
  tx: Transaction,
  memberId: number,
  { recipient, mobile, zipcode, address1, address2 }: SampleRequest,
): Promise<Omit<SampleDelivery, 'company'>> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (address1 === undefined && (zipcode ?? address2) !== undefined)
    throw fieldProblem('address1', 'required');
  const given = { zipcode: zipcode ?? null, address1: address1 ?? null, address2: address2 ?? null };
  const own = {
    zipcode: member?.zipcode ?? null,
    address1: member?.address1 ?? null,
    address2: member?.address2 ?? null,
  };
  return {
    recipient: recipient ?? member?.name ?? null,
    mobile: mobile ?? member?.mobile ?? null,
    ...(address1 === undefined ? own : given),
  };
}

async function notifyStaff(tx: Transaction, { staffMail, dashboardUrl }: ApiDeps, id: number) {
  const to = await recipientsOf(tx, staffMail, 'SAMPLE');
  const request = await findSampleRequest(tx, id);
  if (!request) throw new Error('Sample request not found after it was stored');
  const notice = sampleNotice({ to, dashboardUrl, reference: sampleReference(id), ...request });
  // Withdrawal finds queued notices by this address.
  await enqueueMail(tx, { ...notice, replyTo: request.member.email });
}

/** Undefined when a parallel request took the key. */
async function store(
  tx: Transaction,
  deps: ApiDeps,
  session: Session,
  { request, key }: { request: SampleRequest; key: string | undefined },
): Promise<number | undefined> {
  const { idProduct: productId, amount, purpose, company, carrierAgree } = request;
  const member = await holdMember(tx, session, 'share');
  await requireMaterial(tx, productId, amount);
  const [row] = await tx
    .insert(samples)
    .values({
      memberId: member.id,
      productId,
      amount,
      purpose,
      company: company ?? null,
      ...(await deliveryOf(tx, member.id, request)),
      ...(carrierAgree && { carrierAgreedAt: sql`now()` }),
      ...(key !== undefined && { idempotencyKey: key, requestHash: hashRequest(request) }),
    })
    .onConflictDoNothing({ target: [samples.memberId, samples.idempotencyKey] })
    .returning({ id: samples.id });
  if (!row) return undefined;
  await takeFrom(tx, deps.keyedHash, [{ limit: limits.sampleByMember, key: String(session.memberId) }]);
  await notifyStaff(tx, deps, row.id);
  return row.id;
}

/**
 * Once per idempotency key. @throws {ProblemError} validation_failed, conflict, too_many_requests, unauthenticated
 */
export async function createSample(
  deps: ApiDeps,
  session: Session,
  request: SampleRequest,
  { languages, key }: { languages: Languages; key: string | undefined },
): Promise<Sample> {
  const { db } = deps;
  const { memberId } = session;
  const id = await storeOnce(
    async () => {
      if (key === undefined) return { key };
      const answer = await findOwnRow(db, samples, { memberId, key, requestHash: hashRequest(request) });
      return answer === undefined ? { key } : { answer };
    },
    async () => {
      const stored = await db.transaction((tx) => store(tx, deps, session, { request, key }));
      if (stored !== undefined) deps.wakeOutbox();
      return stored;
    },
  );
  return getSample(db, id, languages);
}
