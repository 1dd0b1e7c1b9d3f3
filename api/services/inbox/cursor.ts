import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Source } from './sources.ts';

/** The position of an item: microseconds since 1970 and the reference. It stays valid when the item is removed. */
export const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,17}_[\w-]{1,40}$/, 'is not a position in the list'),
  v.brand('cursor'),
);

export type Cursor = v.InferOutput<typeof cursorSchema>;

export const cursorOf = sql<Cursor>`(extract(epoch from at) * 1000000)::bigint || '_' || reference`;

export function isBeyond({ at, reference }: Source, cursor: Cursor, isAscending: boolean): SQL {
  const [micros = '', ...rest] = cursor.split('_');
  const comparison = isAscending ? sql`>` : sql`<`;
  const moment = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${at}, ${reference}) ${comparison} (${moment}, ${rest.join('_')})`;
}
