import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';

/** A mail to one or several addresses. */
export type Letter = Omit<Mail, 'to'> & { to: string | readonly string[] };

/**
 * Stores a mail to be sent, in the transaction of what it tells of: both are there or neither. Each address gets
 * a mail of its own, so that one that is refused keeps nothing from the others. Call `wakeOutbox` after the
 * commit.
 */
export async function enqueueMail(tx: Transaction, { to, ...mail }: Letter): Promise<void> {
  const addresses = typeof to === 'string' ? [to] : to;
  if (addresses.length === 0) return;
  await tx
    .insert(outbox)
    .values(addresses.map((address) => ({ kind: 'mail' as const, message: { ...mail, to: address } })));
}

/** Stores a text message to be sent, as `enqueueMail` does a mail. */
export async function enqueueSms(tx: Transaction, sms: Sms): Promise<void> {
  await tx.insert(outbox).values({ kind: 'sms', message: sms });
}
