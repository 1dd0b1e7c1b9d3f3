import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#api/db/database.ts';
import { contacts, members, questions, samples } from '#api/db/schema/index.ts';
import { inboxKinds } from '#contract/inbox-kinds.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { locales } from '#contract/locales.ts';
import type { StaffHome } from '#contract/staff-home.ts';
import { koreanDay } from '../korean-time.ts';

const dayMs = 24 * 3_600_000;
const shownDays = 30;

const rowsSchema = v.object({
  rows: v.array(
    v.object({
      kind: v.nullable(v.picklist(inboxKinds)),
      locale: v.nullable(localeSchema),
      day: v.nullable(v.string()),
      items: v.number(),
      median: v.nullable(v.number()),
    }),
  ),
});

/** Items of the inbox since `first`, with the moment at which staff were done. Spam is left out. */
function itemsSince(first: SQL): SQL {
  const { closedAs, answeredAt, processedAt } = contacts;
  const elsewhere = sql`case when ${closedAs} = 'answered_elsewhere' then ${processedAt} end`;
  const ofMember = sql`join ${members} on ${members.id}`;
  return sql`
    select ${contacts.type} as kind, ${contacts.locale} as locale, ${contacts.receivedAt} as at,
      coalesce(${answeredAt}, ${elsewhere}) as done
    from ${contacts} where ${contacts.receivedAt} >= ${first} and ${closedAs} is distinct from 'spam'
    union all
    select 'QUESTION', ${members.locale}, ${questions.createdAt}, ${questions.answeredAt}
    from ${questions} ${ofMember} = ${questions.memberId} where ${questions.createdAt} >= ${first}
    union all
    select 'SAMPLE', ${members.locale}, ${samples.createdAt}, ${samples.statusAt}
    from ${samples} ${ofMember} = ${samples.memberId} where ${samples.createdAt} >= ${first}`;
}

/** One statement for all groups. Days are Korean ones; today is the last. */
export async function readInboxFigures(db: Database, now = new Date()): Promise<StaffHome['figures']> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    koreanDay(new Date(now.getTime() - (shownDays - 1 - index) * dayMs)),
  );
  const first = sql`${`${days[0]}T00:00:00+09:00`}::timestamptz`;
  // Bytes sort faster than the letters of a language.
  const answer = await db.execute(sql`
    with counted as materialized (select kind collate "C" as kind, locale collate "C" as locale,
      (at at time zone 'Asia/Seoul')::date as day, extract(epoch from done - at)::float8 / 3600 as hours
      from (${itemsSince(first)}) as items)
    select kind, locale, null as day, count(*)::int as items,
      round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as median
    from counted group by grouping sets ((kind), (locale), ())
    union all
    select null, null, day::text, count(*)::int, null from counted group by day`);
  const { rows } = v.parse(rowsSchema, answer);
  const all = rows.find((row) => row.kind === null && row.locale === null && row.day === null);
  const countedOf = (isRow: (row: (typeof rows)[number]) => boolean) => {
    const row = rows.find(isRow);
    return { items: row?.items ?? 0, medianHours: row?.median ?? null };
  };
  return {
    total: all?.items ?? 0,
    medianHours: all?.median ?? null,
    days: days.map((day) => ({ day, items: countedOf((row) => row.day === day).items })),
    kinds: inboxKinds.map((kind) => ({ kind, ...countedOf((row) => row.kind === kind) })),
    locales: locales.map((locale) => ({ locale, ...countedOf((row) => row.locale === locale) })),
  };
}
