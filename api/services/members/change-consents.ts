import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { members } from '#api/db/schema/index.ts';
import { advertisingAgreed, advertisingWithdrawn } from '#api/mails/consent-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import type { Locale } from '#contract/locales.ts';
import { deleteWaitingAdvertising } from '../advertising-letters.ts';
import { limits, takeFrom } from '../limits.ts';
import {
  agreedKinds,
  deleteConsents,
  type GivenConsents,
  type OptionalConsent,
  optionalConsents,
  optionalKinds,
  storeConsents,
} from './consents.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

type Deps = Pick<ApiDeps, 'siteOrigin' | 'encryption' | 'keyedHash'>;

export type ConsentingMember = { id: number; email: string; locale: Locale };

const erasedDetails = { birthday: null, zipcode: null, address1: null, address2: null };

/** Confirms advertising by mail. Call `wakeOutbox` after the commit. */
export async function giveConsents(
  tx: Transaction,
  deps: Deps,
  member: ConsentingMember,
  given: GivenConsents,
): Promise<void> {
  const { id, email, locale } = member;
  const kinds = agreedKinds(given);
  if (kinds.length === 0) return;
  const stored = await storeConsents(tx, id, { kinds, locale });
  if (!stored.includes('advertising')) return;
  await takeFrom(tx, deps.keyedHash, [{ limit: limits.advertisingByMember, key: String(id) }]);
  const receiver = { to: email, locale, siteOrigin: deps.siteOrigin };
  const unsubscribeUrl = unsubscribeLink(deps, member);
  await enqueueMail(tx, advertisingAgreed({ ...receiver, at: new Date(), unsubscribeUrl }));
}

/** Lock the member first; call `wakeOutbox` after the commit. */
export async function withdrawConsent(
  tx: Transaction,
  deps: Pick<Deps, 'siteOrigin'>,
  { id, email, locale }: ConsentingMember,
  kind: OptionalConsent,
): Promise<void> {
  if (kind === 'profile') await tx.update(members).set(erasedDetails).where(eq(members.id, id));
  else await deleteWaitingAdvertising(tx, email);
  const isWithdrawn = await deleteConsents(tx, id, kind);
  if (kind !== 'advertising' || !isWithdrawn) return;
  const receiver = { to: email, locale, siteOrigin: deps.siteOrigin };
  await enqueueMail(tx, advertisingWithdrawn({ ...receiver, at: new Date() }));
}

export async function changeConsents(
  tx: Transaction,
  deps: Deps,
  member: ConsentingMember,
  given: GivenConsents,
): Promise<void> {
  await giveConsents(tx, deps, member, given);
  for (const kind of optionalKinds)
    if (given[optionalConsents[kind]] === false) await withdrawConsent(tx, deps, member, kind);
}
