import * as v from 'valibot';
import { cursorSchema } from '#contract/inbox.ts';
import { dueStates, inboxKinds, inboxStates, waitingStates } from '#contract/inbox-kinds.ts';
import { locales } from '#contract/locales.ts';
import { countInbox, type InboxCounts } from '../services/inbox/count-items.ts';
import { dueStateOf } from '../services/inbox/due.ts';
import type { InboxFilter } from '../services/inbox/filter.ts';
import { type InboxItem, type InboxPage, listInbox } from '../services/inbox/items.ts';
import { defineCommand } from './define-command.ts';
import { minuteOf, oneOf, row, sizeEntry, wholeNumber } from './print.ts';

const maxDays = 36_500;

export const filterEntries = {
  kind: v.optional(oneOf(inboxKinds)),
  language: v.optional(oneOf(locales)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))),
  olderThan: v.optional(wholeNumber(maxDays)),
  due: v.optional(oneOf(dueStates)),
};

type GivenFilter = v.InferOutput<v.ObjectSchema<typeof filterEntries, undefined>>;

export function filterOf({ kind, language, search, olderThan, due }: GivenFilter): InboxFilter {
  return { kind, locale: language, search, olderThanDays: olderThan, due };
}

function dueText(dueDay: string): string {
  return `due ${dueDay}${dueStateOf(dueDay, new Date()) === 'overdue' ? ', overdue' : ''}`;
}

export function inboxLine({ reference, at, state, dueDay, kind, sender, title }: InboxItem): string {
  return row([reference, minuteOf(at), state, ...(dueDay ? [dueText(dueDay)] : []), kind, sender, title]);
}

function pageLines({ items, previous, next }: InboxPage, total: number): string[] {
  if (total === 0) return ['Nothing matches.'];
  return [
    `${items.length} of ${total}`,
    ...(previous ? [`The previous page: --before ${previous}`] : []),
    ...(next ? [`The next page: --after ${next}`] : []),
  ];
}

function countLines({ states, due }: InboxCounts): string[] {
  const overdue = due.get('overdue') ?? 0;
  return [
    [...states].map(([state, count]) => `${state} ${count}`).join(', '),
    ...(overdue > 0 ? [`${overdue} overdue: npm run inbox -- list --due overdue`] : []),
  ];
}

export const inboxList = defineCommand(
  v.object({
    ...filterEntries,
    size: sizeEntry,
    after: v.optional(cursorSchema),
    before: v.optional(cursorSchema),
    all: v.optional(v.boolean(), false),
    newest: v.optional(v.boolean(), false),
    state: v.optional(oneOf(inboxStates)),
  }),
  async ({ deps: { db } }, { all, newest, state, size, after, before, ...given }) => {
    const states = state ? [state] : all ? undefined : waitingStates;
    const filter = { ...filterOf(given), states };
    const order = newest ? 'newest' : 'oldest';
    const page = await listInbox(db, filter, { order, size, after, before });
    const counts = await countInbox(db, filter);
    return [...page.items.map(inboxLine), ...pageLines(page, counts.total), ...countLines(counts)].join('\n');
  },
);
