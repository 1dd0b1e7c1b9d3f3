import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { SampleChange } from '#contract/inbox-work.ts';
import type { Locale } from '#contract/locales.ts';
import type { sampleStatuses } from '#contract/mypage.ts';
import type { ApiDeps } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { members, samples } from '../db/schema/index.ts';
import type { Mail } from '../gateways/gateways.ts';
import { sampleChanged } from '../mails/visitor-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { lockItem, storeEvent } from './inbox/hold-item.ts';
import { offsetOf, type Paged, type PageQuery } from './page-info.ts';
import { productTranslationIn } from './products.ts';

/* Sample requests as staff see them. Their references are such as S-7. */

export type SampleStatus = (typeof sampleStatuses)[number];

export type SampleDelivery = {
  company: string | null;
  recipient: string | null;
  mobile: string | null;
  zipcode: string | null;
  address1: string | null;
  address2: string | null;
};

export type SampleRequestDetail = {
  id: number;
  at: Date;
  status: SampleStatus;
  statusAt: Date | null;
  note: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  product: string;
  amount: string;
  purpose: string;
  member: { name: string; email: string; locale: Locale };
  delivery: SampleDelivery;
};

export function sampleReference(id: number): string {
  return `S-${id}`;
}

export function sampleIdOf(reference: string): number | undefined {
  const id = /^S-(\d{1,9})$/i.exec(reference)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** One line, from the postal code to the details. Undefined without a street address. */
export function addressLine({ zipcode, address1, address2 }: SampleDelivery): string | undefined {
  if (!address1) return undefined;
  return [zipcode && `(${zipcode})`, address1, address2].filter(Boolean).join(' ');
}

function selectRequests(db: Database | Transaction, locale: Locale) {
  const translation = productTranslationIn(db, samples.productId, [locale]);
  const { company, recipient, mobile, zipcode, address1, address2 } = samples;
  return db
    .select({
      id: samples.id,
      at: samples.createdAt,
      status: samples.status,
      statusAt: samples.statusAt,
      note: samples.note,
      carrier: samples.carrier,
      trackingNumber: samples.trackingNumber,
      product: translation.name,
      amount: samples.amount,
      purpose: samples.purpose,
      member: { name: members.name, email: members.email, locale: members.locale },
      delivery: { company, recipient, mobile, zipcode, address1, address2 },
    })
    .from(samples)
    .innerJoin(members, eq(members.id, samples.memberId))
    .innerJoinLateral(translation, sql`true`);
}

/** Oldest first. `status` absent: every status. */
export async function listSampleRequests(
  db: Database,
  { status }: { status?: SampleStatus | undefined },
  query: PageQuery,
): Promise<Paged<SampleRequestDetail>> {
  const where: SQL | undefined = status && eq(samples.status, status);
  const items = await selectRequests(db, 'ko-KR')
    .where(where)
    .orderBy(asc(samples.id))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await db.select({ total: count() }).from(samples).where(where);
  return { items, total: total?.total ?? 0 };
}

export async function findSampleRequest(
  db: Database | Transaction,
  id: number,
  locale: Locale = 'ko-KR',
): Promise<SampleRequestDetail | undefined> {
  const [request] = await selectRequests(db, locale).where(eq(samples.id, id));
  return request;
}

/** The mail about a change, in the language of the member. */
export async function sampleLetter(
  db: Database | Transaction,
  siteOrigin: string,
  id: number,
  change: SampleChange,
): Promise<Mail> {
  const [member] = await db
    .select({ locale: members.locale, to: members.email })
    .from(samples)
    .innerJoin(members, eq(members.id, samples.memberId))
    .where(eq(samples.id, id));
  const request = member && (await findSampleRequest(db, id, member.locale));
  if (!request) throw new Error('The sample request has no member or no product');
  const { product, amount } = request;
  return sampleChanged({ ...member, siteOrigin, product, amount, ...change });
}

/** Lock the request first; call `wakeOutbox` after the commit. */
export async function applySampleChange(
  tx: Transaction,
  siteOrigin: string,
  id: number,
  change: SampleChange,
): Promise<void> {
  const { status, note = null, carrier = null, trackingNumber = null } = change;
  await tx
    .update(samples)
    .set({ status, statusAt: sql`now()`, note, carrier, trackingNumber })
    .where(eq(samples.id, id));
  await enqueueMail(tx, await sampleLetter(tx, siteOrigin, id, change));
}

/** Mails the member. Returns the previous status, undefined for an unknown request; nothing changes when they are equal. */
export async function setSampleStatus(
  { db, siteOrigin, wakeOutbox }: Pick<ApiDeps, 'db' | 'siteOrigin' | 'wakeOutbox'>,
  id: number,
  change: SampleChange,
): Promise<SampleStatus | undefined> {
  const { status } = change;
  const previous = await db.transaction(async (tx) => {
    const item = await lockItem(tx, sampleReference(id));
    const [held] = await tx.select({ status: samples.status }).from(samples).where(eq(samples.id, id));
    if (!item || !held || held.status === status) return held?.status;
    await applySampleChange(tx, siteOrigin, id, change);
    await storeEvent(tx, item.id, { act: 'sample', staffId: null, detail: status });
    return held.status;
  });
  if (previous !== undefined && previous !== status) wakeOutbox();
  return previous;
}
