import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';

/** Stores a mail to be sent, together with its cause. Once that is committed, `wakeOutbox` sends it soon. */
export async function enqueueMail(tx: Transaction, mail: Mail): Promise<void> {
  await tx.insert(outbox).values({ kind: 'mail', message: mail });
}

/** Stores a text message to be sent, together with its cause. */
export async function enqueueSms(tx: Transaction, sms: Sms): Promise<void> {
  await tx.insert(outbox).values({ kind: 'sms', message: sms });
}
