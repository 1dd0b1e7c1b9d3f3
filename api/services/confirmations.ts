import type { ApiDeps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { floodNotice } from '../mails/staff-mails.ts';
import { inquiryConfirmation } from '../mails/visitor-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { countAgainst, takeIfLeft } from './limits.ts';
import { recipientsOf } from './site-settings.ts';

/** Confirmation mails in all, because they go to addresses that senders choose. */
export type ConfirmationBudget = { perMinute: number; perHour: number };

const minuteSeconds = 60;
const hourSeconds = 3600;

export const confirmationLimits = {
  minute: { rule: 'confirmation_minute', seconds: minuteSeconds },
  hour: { rule: 'confirmation_hour', seconds: hourSeconds },
  withheld: { rule: 'confirmation_withheld', seconds: hourSeconds },
  alerted: { rule: 'confirmation_alerted', seconds: hourSeconds },
} as const;

const everyone = 'all';

type Confirmation = Omit<Parameters<typeof inquiryConfirmation>[0], 'siteOrigin'>;

/** Sends no mail when the budget is spent, and alerts staff once an hour. The budget is locked until the commit. */
export async function confirmInquiry(
  tx: Transaction,
  deps: ApiDeps,
  confirmation: Confirmation,
): Promise<void> {
  const { keyedHash, log, siteOrigin, staffMail, dashboardUrl } = deps;
  const { perMinute, perHour } = deps.confirmationBudget;
  const { minute, hour, withheld, alerted } = confirmationLimits;
  const budgets = [
    { limit: { ...minute, max: perMinute }, key: everyone },
    { limit: { ...hour, max: perHour }, key: everyone },
  ];
  if (await takeIfLeft(tx, keyedHash, budgets)) {
    await enqueueMail(tx, inquiryConfirmation({ ...confirmation, siteOrigin }));
    return;
  }
  const isFirst = await takeIfLeft(tx, keyedHash, [{ limit: { ...alerted, max: 1 }, key: everyone }]);
  if (isFirst) {
    const to = await recipientsOf(tx, staffMail, 'FLOOD');
    await enqueueMail(tx, floodNotice({ to, dashboardUrl, perMinute, perHour }));
  }
  await countAgainst(tx, keyedHash, [{ limit: { ...withheld, max: 1 }, key: everyone }]);
  log.warn({ reference: confirmation.reference }, 'Confirmation mail withheld: the budget is spent');
}
