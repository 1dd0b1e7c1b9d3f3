import type { ApiDeps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { inquiryConfirmation } from '../mails/visitor-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { countAgainst, takeIfLeft } from './limits.ts';

/** Confirmation mails in all, because they go to addresses that senders choose. */
export type ConfirmationBudget = { perMinute: number; perHour: number };

const minuteSeconds = 60;
const hourSeconds = 3600;

export const confirmationLimits = {
  minute: { rule: 'confirmation_minute', seconds: minuteSeconds },
  hour: { rule: 'confirmation_hour', seconds: hourSeconds },
  withheld: { rule: 'confirmation_withheld', seconds: hourSeconds },
} as const;

const everyone = 'all';

type Confirmation = Omit<Parameters<typeof inquiryConfirmation>[0], 'siteOrigin'>;

/** Sends no mail when the budget is spent. The budget stays locked until the transaction ends. */
export async function confirmInquiry(
  tx: Transaction,
  { keyedHash, log, siteOrigin, confirmationBudget: { perMinute, perHour } }: ApiDeps,
  confirmation: Confirmation,
): Promise<void> {
  const { minute, hour, withheld } = confirmationLimits;
  const budgets = [
    { limit: { ...minute, max: perMinute }, key: everyone },
    { limit: { ...hour, max: perHour }, key: everyone },
  ];
  if (await takeIfLeft(tx, keyedHash, budgets)) {
    await enqueueMail(tx, inquiryConfirmation({ ...confirmation, siteOrigin }));
    return;
  }
  await countAgainst(tx, keyedHash, [{ limit: { ...withheld, max: 1 }, key: everyone }]);
  log.warn({ reference: confirmation.reference }, 'Confirmation mail withheld: the budget is spent');
}
