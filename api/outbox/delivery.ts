import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { MessageKind } from '#contract/staff-messages.ts';
import type { Database, Transaction } from '../db/database.ts';
import { answers, outbox } from '../db/schema/index.ts';
import { DeliveryError, type Gateways, type Mail, type Sms } from '../gateways/gateways.ts';
import { readFiles } from '../services/attachments.ts';
import type { Keys } from '../services/keys.ts';
import { forgetRecipient, recordBounce } from '../services/messages/bounces.ts';
import { notifyProvider } from './unlink.ts';

export type OutboxDeps = {
  db: Database;
  log: Logger;
  gateways: Pick<Gateways, 'mail' | 'sms' | 'oauth'>;
  keys: Keys;
};

const lockSeconds = 90;
const firstDelaySeconds = 5;
const longestDelaySeconds = 3_600;

const maxAgeSeconds: Record<MessageKind, number> = {
  mail: 3 * 24 * 3_600,
  sms: 180,
  unlink: 3 * 24 * 3_600,
};

const mailSchema = v.object({
  to: v.string(),
  replyTo: v.exactOptional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
  isPersonal: v.exactOptional(v.boolean()),
  unsubscribeUrl: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Mail>;

const smsSchema = v.object({
  to: v.string(),
  text: v.string(),
  code: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Sms>;

export type ClaimedMessage = {
  id: string;
  kind: MessageKind;
  message: unknown;
  answerId: number | null;
  attempts: number;
};

const claimed = {
  id: outbox.id,
  kind: outbox.kind,
  message: outbox.message,
  answerId: outbox.answerId,
  attempts: outbox.attempts,
};

/** Attempts count from here, so that one that crashes the process counts too. */
export async function claim(db: Database, kind: MessageKind, limit: number): Promise<ClaimedMessage[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        sql`${outbox.kind} = ${kind} and ${outbox.nextAttemptAt} <= now() and ${outbox.failedAt} is null
          and (${outbox.lockedUntil} is null or ${outbox.lockedUntil} < now())`,
      )
      .orderBy(outbox.nextAttemptAt)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({
      lockedUntil: sql`now() + make_interval(secs => ${lockSeconds})`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox.id} in (select id from ${due})`)
    .returning(claimed);
}

async function mailOf(db: Database, { message, answerId }: ClaimedMessage): Promise<Mail> {
  const mail = v.parse(mailSchema, message);
  if (answerId === null) return mail;
  const attachments: NonNullable<Mail['attachments']> = [];
  for await (const file of readFiles(db, { answerId })) attachments.push(file);
  return attachments.length > 0 ? { ...mail, attachments } : mail;
}

async function deliver(deps: OutboxDeps, row: ClaimedMessage): Promise<void> {
  const { id, kind, message } = row;
  const { mail, sms } = deps.gateways;
  if (kind === 'mail') return mail.send(await mailOf(deps.db, row), id);
  if (kind === 'sms') return sms.send(v.parse(smsSchema, message), id);
  return notifyProvider(deps, { id, message });
}

export function retryDelaySeconds(attempts: number): number {
  const delay = Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds);
  const jittered = delay * (0.8 + Math.random() * 0.4);
  return Math.min(Math.max(jittered, firstDelaySeconds), longestDelaySeconds);
}

/** Unexpected messages may hold personal data: only a code or name is stored. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && /^E[A-Z]{2,}$/.test(String(error.code)) ? String(error.code) : error.name;
}

type Delivery = Pick<typeof answers.$inferInsert, 'sentAt' | 'failedAt' | 'failure'>;

async function recordDelivery(tx: Transaction, answerId: number | null, delivery: Delivery): Promise<void> {
  if (answerId !== null) await tx.update(answers).set(delivery).where(eq(answers.id, answerId));
}

/** A no-op if another process has claimed the message since. */
async function postpone(
  deps: OutboxDeps,
  { id, kind, message, attempts, answerId }: ClaimedMessage,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof DeliveryError;
  const reason = isExpected ? error.message : errorName(error);
  const maxAge = sql`make_interval(secs => ${maxAgeSeconds[kind]})`;
  const delay = retryDelaySeconds(attempts);
  const isFinal = isExpected && error.isFinal;
  await deps.keys.load();
  const row = await deps.db.transaction(async (tx) => {
    const [postponed] = await tx
      .update(outbox)
      .set({
        lockedUntil: null,
        lastError: reason,
        nextAttemptAt: sql`now() + make_interval(secs => ${delay})`,
        failedAt: sql`case when ${isFinal}::boolean or ${outbox.createdAt} + ${maxAge} < now() then now() end`,
      })
      .where(sql`${outbox.id} = ${id} and ${outbox.attempts} = ${attempts}`)
      .returning({ failedAt: outbox.failedAt });
    if (postponed?.failedAt) {
      await recordDelivery(tx, answerId, { failedAt: postponed.failedAt, failure: reason });
      await recordBounce(tx, deps.keys, { kind, message, error: reason });
    }
    return postponed;
  });
  const context = { id, kind, attempts, reason };
  if (row?.failedAt) deps.log.error(context, 'Message given up');
  else deps.log.warn(context, 'Message not sent, will be retried');
}

export async function send(deps: OutboxDeps, row: ClaimedMessage): Promise<void> {
  try {
    await deliver(deps, row);
  } catch (error) {
    await postpone(deps, row, error);
    return;
  }
  await deps.keys.load();
  await deps.db.transaction(async (tx) => {
    await forgetRecipient(tx, deps.keys.keyedHash, row.message);
    await tx.delete(outbox).where(eq(outbox.id, row.id));
    await recordDelivery(tx, row.answerId, { sentAt: new Date(), failedAt: null, failure: null });
  });
}
