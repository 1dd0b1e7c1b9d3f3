import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { DeliveryError, type Gateways, type Mail, type Sms } from '../gateways/gateways.ts';
import type { Keys } from '../services/keys.ts';
import { tellProvider } from './outbox-unlink.ts';

export type OutboxDeps = {
  db: Database;
  log: Logger;
  gateways: Pick<Gateways, 'mail' | 'sms' | 'oauth'>;
  keys: Pick<Keys, 'sealing' | 'load'>;
};

export type MessageKind = 'mail' | 'sms' | 'unlink';

/** For how long a message is one process's own. Longer than any sending takes. */
const lockSeconds = 90;
const firstDelaySeconds = 5;
const longestDelaySeconds = 3_600;

/** After which failures are given up. Text messages carry codes, which are good for three minutes. */
const patienceSeconds: Record<MessageKind, number> = {
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
}) satisfies v.GenericSchema<unknown, Mail>;

const smsSchema = v.object({
  to: v.string(),
  text: v.string(),
  code: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Sms>;

/** A message of the outbox that this process has taken. */
export type TakenMessage = { id: string; kind: MessageKind; message: unknown; attempts: number };

/**
 * Takes due messages for this process. Rows that another one is taking at the same moment are passed over; an
 * attempt counts from here, so that one that ends the process counts too.
 */
export async function claim(db: Database, kind: MessageKind, limit: number): Promise<TakenMessage[]> {
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
    .returning({ id: outbox.id, kind: outbox.kind, message: outbox.message, attempts: outbox.attempts });
}

function deliver(deps: OutboxDeps, { id, kind, message }: TakenMessage): Promise<void> {
  const { mail, sms } = deps.gateways;
  if (kind === 'mail') return mail.send(v.parse(mailSchema, message), id);
  if (kind === 'sms') return sms.send(v.parse(smsSchema, message), id);
  return tellProvider(deps, { id, message });
}

/** Twice as long each time, give or take a fifth, so that what failed together does not return together. */
export function retryDelaySeconds(attempts: number): number {
  const delay = Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds);
  const jittered = delay * (0.8 + Math.random() * 0.4);
  return Math.min(Math.max(jittered, firstDelaySeconds), longestDelaySeconds);
}

/** What unexpectedly went wrong may say anything, personal data included: only its name is kept, or the system's code. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && /^E[A-Z]{2,}$/.test(String(error.code)) ? String(error.code) : error.name;
}

/** Stores that a message was not sent, unless another process has taken it over since. */
async function postpone(
  deps: OutboxDeps,
  { id, kind, attempts }: TakenMessage,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof DeliveryError;
  const reason = isExpected ? error.message : kindOf(error);
  const patience = sql`make_interval(secs => ${patienceSeconds[kind]})`;
  const delay = retryDelaySeconds(attempts);
  const isFinal = isExpected && error.isFinal;
  const [row] = await deps.db
    .update(outbox)
    .set({
      lockedUntil: null,
      lastError: reason,
      nextAttemptAt: sql`now() + make_interval(secs => ${delay})`,
      failedAt: sql`case when ${isFinal}::boolean or ${outbox.createdAt} + ${patience} < now() then now() end`,
    })
    .where(sql`${outbox.id} = ${id} and ${outbox.attempts} = ${attempts}`)
    .returning({ failedAt: outbox.failedAt });
  const facts = { id, kind, attempts, reason };
  if (row?.failedAt) deps.log.error(facts, 'A message was given up');
  else deps.log.warn(facts, 'A message was not sent: it will be tried again');
}

/** Sends a message, or stores that it was not sent. */
export async function send(deps: OutboxDeps, row: TakenMessage): Promise<void> {
  try {
    await deliver(deps, row);
  } catch (error) {
    await postpone(deps, row, error);
    return;
  }
  await deps.db.delete(outbox).where(eq(outbox.id, row.id));
}
