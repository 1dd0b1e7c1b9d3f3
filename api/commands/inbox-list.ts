import * as v from 'valibot';
import { locales } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import {
  countInbox,
  countOverdue,
  type InboxFilter,
  type InboxItem,
  inboxKinds,
  inboxStates,
  listInbox,
  overdueDays,
  waitingStates,
} from '../services/inbox/items.ts';
import { defineCommand } from './define-command.ts';
import { minuteOf, oneOf, pageEntries, pageLine, row, wholeNumber } from './print.ts';

const maxDays = 36_500;

export const filterEntries = {
  kind: v.optional(oneOf(inboxKinds)),
  language: v.optional(oneOf(locales)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))),
  olderThan: v.optional(wholeNumber(maxDays)),
};

type GivenFilter = v.InferOutput<v.ObjectSchema<typeof filterEntries, undefined>>;

export function filterOf({ kind, language, search, olderThan }: GivenFilter): InboxFilter {
  return { kind, locale: language, search, olderThanDays: olderThan };
}

export function inboxLine({ reference, at, state, kind, sender, title }: InboxItem): string {
  return row([reference, minuteOf(at), state, kind, sender, title]);
}

async function totals(db: Database, filter: InboxFilter): Promise<string> {
  const counts = await countInbox(db, filter);
  return inboxStates.map((state) => `${state} ${counts[state]}`).join(', ');
}

async function overdueLines(db: Database): Promise<string[]> {
  const overdue = await countOverdue(db);
  if (overdue === 0) return [];
  return [
    `${overdue} open for more than ${overdueDays} days: npm run inbox -- list --older-than ${overdueDays}`,
  ];
}

export const inboxList = defineCommand(
  v.object({
    ...filterEntries,
    ...pageEntries,
    all: v.optional(v.boolean(), false),
    newest: v.optional(v.boolean(), false),
    state: v.optional(oneOf(inboxStates)),
  }),
  async ({ deps: { db } }, { all, newest, state, page, size, ...given }) => {
    const filter = filterOf(given);
    const order = newest ? 'newest' : 'oldest';
    const states = state ? [state] : all ? undefined : waitingStates;
    const { items, total } = await listInbox(db, { ...filter, states }, { page, size, order });
    return [
      ...items.map(inboxLine),
      total === 0 ? 'Nothing matches.' : pageLine({ page, size }, total),
      await totals(db, filter),
      ...(await overdueLines(db)),
    ].join('\n');
  },
);
