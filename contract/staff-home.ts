import * as v from 'valibot';
import { inboxKinds } from './inbox-kinds.ts';
import { localeSchema } from './locale-schemas.ts';
import { dateSchema } from './short-text.ts';
import { itemKinds } from './staff-content-fields.ts';
import { identifierSchema, timestampSchema } from './text.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const median = v.nullable(v.pipe(v.number(), v.minValue(0)));

export const staffHomeSchema = v.object({
  inbox: v.object({ overdue: count, today: count, later: count, undelivered: count }),
  messages: v.object({ waiting: count, failed: count, oldestSeconds: v.number(), bounces: count }),
  confirmations: v.object({ sent: count, withheld: count, perHour: count }),
  missedSearches: v.array(v.object({ query: v.string(), searches: count, lastDay: dateSchema })),
  /** The next scheduled publications. */
  publications: v.array(
    v.object({ id: identifierSchema, kind: v.picklist(itemKinds), title: v.string(), at: timestampSchema }),
  ),
  /** Items received in the last 30 days. Medians are hours from receipt to the answer. */
  figures: v.object({
    total: count,
    medianHours: median,
    days: v.array(v.object({ day: dateSchema, items: count })),
    kinds: v.array(v.object({ kind: v.picklist(inboxKinds), items: count, medianHours: median })),
    locales: v.array(v.object({ locale: localeSchema, items: count, medianHours: median })),
  }),
});

export type StaffHome = v.InferOutput<typeof staffHomeSchema>;
