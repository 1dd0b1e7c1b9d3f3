import { contactTypes } from './contact-types.ts';

export const inboxKinds = [...contactTypes, 'QUESTION', 'SAMPLE'] as const;

export type InboxKind = (typeof inboxKinds)[number];

/** `undelivered`: the mail of the last answer failed. `processed`: handled without an answer. The last four: samples. */
export const inboxStates = [
  'open',
  'undelivered',
  'processed',
  'answered',
  'answered_elsewhere',
  'spam',
  'preparing',
  'sent',
  'arrived',
  'declined',
] as const;

export type InboxState = (typeof inboxStates)[number];

export const waitingStates: readonly InboxState[] = ['open', 'undelivered'];

export const dueStates = ['overdue', 'today', 'later'] as const;

export type DueState = (typeof dueStates)[number];
