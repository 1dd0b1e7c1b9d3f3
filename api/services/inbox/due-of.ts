import type { InboxListed } from '#contract/inbox.ts';
import type { InboxState } from '#contract/inbox-kinds.ts';
import { answerDueAt } from './due.ts';
import { dueDayIn } from './items.ts';

export function dueOf(state: InboxState, receivedAt: Date): InboxListed['due'] {
  const day = dueDayIn(state, receivedAt);
  return day === undefined ? null : { day, endsAt: answerDueAt(receivedAt).toISOString() };
}
