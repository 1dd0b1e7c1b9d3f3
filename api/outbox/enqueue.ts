import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';

export type Letter = Omit<Mail, 'to' | 'attachments'> & {
  to: string | readonly string[];
  /** The mail carries the files of this answer, which records the delivery. */
  answerId?: number;
  /** Postpones the mail, so that many at once do not hold back others. */
  delaySeconds?: number;
  /** Name of the advertising letter. The end of a consent deletes such mails while they wait. */
  advertising?: string;
};

/** One mail per address, so that a refused one does not hold back the others. Call `wakeOutbox` after the commit. */
export async function enqueueMail(
  tx: Transaction,
  { to, answerId, delaySeconds = 0, ...mail }: Letter,
): Promise<void> {
  const addresses = typeof to === 'string' ? [to] : to;
  if (addresses.length === 0) return;
  const due = sql`now() + make_interval(secs => ${delaySeconds})`;
  const times = { createdAt: due, nextAttemptAt: due };
  await tx.insert(outbox).values(
    addresses.map((address) => ({
      ...times,
      kind: 'mail' as const,
      message: { ...mail, to: address },
      answerId,
    })),
  );
}

/** Call `wakeOutbox` after the commit. */
export async function enqueueSms(tx: Transaction, sms: Sms): Promise<void> {
  await tx.insert(outbox).values({ kind: 'sms', message: sms });
}
