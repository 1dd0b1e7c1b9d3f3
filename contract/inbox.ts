import * as v from 'valibot';
import { dueStates, inboxKinds, inboxStates } from './inbox-kinds.ts';
import { maxId, maxPageSize } from './list-limits.ts';
import { localeSchema } from './locale-schemas.ts';
import { locales } from './locales.ts';
import { idSchema, integerText } from './paging.ts';
import { dateSchema, lineSchema } from './short-text.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** Events of an item. `edited`: by its sender. */
export const inboxActs = [
  'assigned',
  'noted',
  'note_changed',
  'note_deleted',
  'answered',
  'resent',
  'processed',
  'answered_elsewhere',
  'spam',
  'reopened',
  'undone',
  'sample',
  'edited',
] as const;

export type InboxAct = (typeof inboxActs)[number];

export const inboxStateFilters = ['waiting', ...inboxStates, 'all'] as const;

export const inboxQueryMaxLength = 200;

const filterEntries = {
  kind: v.optional(v.picklist(inboxKinds)),
  state: v.optional(v.picklist(inboxStateFilters), 'waiting'),
  assignee: v.optional(v.union([v.picklist(['me', 'nobody']), idSchema], 'invalid')),
  language: v.optional(localeSchema),
  due: v.optional(v.picklist(dueStates)),
  /** All words occur in the reference, name, e-mail address, title or text. */
  query: v.optional(lineSchema(inboxQueryMaxLength)),
};

export const inboxFilterSchema = v.object(filterEntries);

export type InboxFilterRequest = v.InferOutput<typeof inboxFilterSchema>;

export const inboxOrders = ['oldest', 'newest'] as const;

/** The position of an item: microseconds since 1970 and the reference. It stays valid when the item is removed. */
export const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,17}_[\w-]{1,40}$/, 'is not a position in the list'),
  v.brand('cursor'),
);

export type Cursor = v.InferOutput<typeof cursorSchema>;

export const defaultInboxSize = 50;

export const inboxQuerySchema = v.object({
  ...filterEntries,
  order: v.optional(v.picklist(inboxOrders)),
  size: v.optional(integerText(1, maxPageSize), defaultInboxSize),
  after: v.optional(cursorSchema),
  before: v.optional(cursorSchema),
});

export type InboxQueryRequest = v.InferOutput<typeof inboxQuerySchema>;

export const inboxPersonSchema = v.object({ id: identifierSchema, name: v.string() });

export type InboxPerson = v.InferOutput<typeof inboxPersonSchema>;

export const revisionSchema = integerText(1, maxId);

export const inboxEntries = {
  reference: v.string(),
  at: timestampSchema,
  kind: v.picklist(inboxKinds),
  sender: v.string(),
  title: v.string(),
  locale: localeSchema,
  state: v.picklist(inboxStates),
  /** A Korean day, and the moment at which it ends. Null unless the sender waits. */
  due: v.nullable(v.object({ day: dateSchema, endsAt: timestampSchema })),
  assignee: v.nullable(inboxPersonSchema),
  revision: identifierSchema,
};

export const inboxListedSchema = v.object({ ...inboxEntries, isUnread: v.boolean() });

export type InboxListed = v.InferOutput<typeof inboxListedSchema>;

export const inboxPageSchema = v.object({
  data: v.pipe(v.array(inboxListedSchema), v.maxLength(maxPageSize)),
  next: v.nullable(cursorSchema),
  previous: v.nullable(cursorSchema),
});

export type InboxPageAnswer = v.InferOutput<typeof inboxPageSchema>;

const total = v.pipe(v.number(), v.integer(), v.minValue(0));

function totalsOf<const TNames extends readonly string[]>(names: TNames) {
  return v.record(v.picklist(names), total);
}

/** Each number counts the items that match all other filters. */
export const inboxCountsSchema = v.object({
  total,
  /** Too many items match the query: only the newest are counted. */
  isCapped: v.boolean(),
  states: totalsOf(inboxStates),
  kinds: totalsOf(inboxKinds),
  languages: totalsOf(locales),
  due: totalsOf(dueStates),
  assignees: v.object({
    me: total,
    nobody: total,
    people: v.array(v.object({ id: identifierSchema, total })),
  }),
  unread: total,
});

export type InboxCountsAnswer = v.InferOutput<typeof inboxCountsSchema>;
