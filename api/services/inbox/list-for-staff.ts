import type { Database } from '#api/db/database.ts';
import type {
  InboxCountsAnswer,
  InboxFilterRequest,
  InboxPageAnswer,
  InboxQueryRequest,
} from '#contract/inbox.ts';
import { waitingStates } from '#contract/inbox-kinds.ts';
import { maskName, maskText } from '../masking.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { countInbox, countUnread } from './count-items.ts';
import { dueOf } from './due-of.ts';
import { type InboxRow, listInbox } from './items.ts';
import { readsPersonalData, requestedFilter } from './requested-filter.ts';

type Actor = StaffActor<'inbox.list'>;

function toListed(row: InboxRow, isMasked: boolean): InboxPageAnswer['data'][number] {
  const { reference, at, kind, locale, state, revision, assignee, isRead, sender, title } = row;
  return {
    ...{ reference, kind, locale, state, revision, assignee },
    at: at.toISOString(),
    due: dueOf(state, at),
    isUnread: waitingStates.includes(state) && !isRead,
    sender: isMasked ? maskName(sender) : sender,
    title: isMasked ? maskText(title, [sender]) : title,
  };
}

/** Items that wait: the oldest first, so that overdue ones are on top. Others: the newest first. */
export async function listForStaff(
  db: Database,
  actor: Actor,
  { order, size, after, before, ...requested }: InboxQueryRequest,
): Promise<InboxPageAnswer> {
  const filter = requestedFilter(requested, actor);
  const isWaiting = filter.states?.every((state) => waitingStates.includes(state)) ?? false;
  const { items, next, previous } = await listInbox(db, filter, {
    ...{ size, after, before, reader: actor.staffId },
    order: order ?? (isWaiting || filter.due ? 'oldest' : 'newest'),
  });
  const isMasked = !readsPersonalData(actor);
  return {
    data: items.map((row) => toListed(row, isMasked)),
    next: next ?? null,
    previous: previous ?? null,
  };
}

function toRecord<TKey extends string>(counts: ReadonlyMap<TKey, number>): Partial<Record<TKey, number>> {
  const entries: Partial<Record<TKey, number>> = {};
  for (const [key, count] of counts) entries[key] = count;
  return entries;
}

export async function countForStaff(
  db: Database,
  actor: Actor,
  requested: InboxFilterRequest,
): Promise<InboxCountsAnswer> {
  const counts = await countInbox(db, requestedFilter(requested, actor));
  const { total, isCapped, states, kinds, locales, due, assignees } = counts;
  const people = [...assignees].flatMap(([id, count]) => (id === null ? [] : [{ id, total: count }]));
  return {
    ...{ total, isCapped },
    states: toRecord(states),
    kinds: toRecord(kinds),
    languages: toRecord(locales),
    due: toRecord(due),
    assignees: { me: assignees.get(actor.staffId) ?? 0, nobody: assignees.get(null) ?? 0, people },
    unread: await countUnread(db, actor.staffId),
  };
}
