import type { InboxListed } from '#contract/inbox.ts';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import type { InboxState } from '#contract/inbox-kinds.ts';
import type { InboxClosing } from '#contract/inbox-work.ts';

type Act = InboxClosing | 'open';

const fromStates: Readonly<Record<Act, readonly InboxState[]>> = {
  processed: ['open'],
  answered_elsewhere: ['open', 'undelivered', 'processed', 'spam'],
  spam: ['open', 'processed'],
  open: ['processed', 'answered', 'answered_elsewhere', 'spam', 'undelivered'],
};

const inquiryActs: readonly Act[] = ['processed', 'answered_elsewhere', 'spam', 'open'];

/** Whether a row of a list can be closed so. */
export function isClosable({ kind, state }: Pick<InboxListed, 'kind' | 'state'>, act: InboxClosing): boolean {
  if (kind === 'SAMPLE' || (kind === 'QUESTION' && act !== 'answered_elsewhere')) return false;
  return fromStates[act].includes(state);
}

/** The acts that the API would accept. A question with an answer stays as its member reads it. */
export function possibleClosings({ kind, state, answers }: InboxDetailAnswer): Act[] {
  if (kind === 'SAMPLE') return [];
  if (kind !== 'QUESTION') return inquiryActs.filter((act) => fromStates[act].includes(state));
  if (answers.length > 0) return [];
  return state === 'answered_elsewhere' ? ['open'] : ['answered_elsewhere'];
}
