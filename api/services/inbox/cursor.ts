import { type SQL, sql } from 'drizzle-orm';
import { inboxItems } from '#api/db/schema/index.ts';
import type { Cursor } from '#contract/inbox.ts';

const { at, reference } = inboxItems;

export const cursorOf = sql<Cursor>`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${reference}`;

export function isBeyond(cursor: Cursor, isAscending: boolean): SQL {
  const [micros = '', ...rest] = cursor.split('_');
  const comparison = isAscending ? sql`>` : sql`<`;
  const moment = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${at}, ${reference}) ${comparison} (${moment}, ${rest.join('_')})`;
}
