import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fieldProblem } from '#api/problems.ts';
import type { ItemQuery } from '#contract/staff-content-requests.ts';

export type ItemOrder = {
  column: SQL;
  direction: SQL;
  isAscending: boolean;
  /** The value of a column as a cursor holds it, and back. */
  toText: (value: SQL) => SQL;
  ofText: (text: string) => SQL;
};

const integer = /^-?\d{1,17}$/;

const moment = {
  usual: 'desc',
  pattern: integer,
  toText: (value: SQL) => sql`(extract(epoch from ${value}) * 1000)::bigint::text`,
  ofText: (text: string) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 millisecond')`,
};

const sorts = {
  updated: { ...moment, column: sql`content_items.updated_at` },
  published: { ...moment, column: sql`content_items.published_at` },
  title: {
    column: sql`content_items.title`,
    usual: 'asc',
    pattern: /^[^\0]*$/,
    toText: (value: SQL) => value,
    ofText: (text: string) => sql`${text}::text`,
  },
  position: {
    column: sql`content_items.position`,
    usual: 'asc',
    pattern: integer,
    toText: (value: SQL) => sql`${value}::text`,
    ofText: (text: string) => sql`${text}::bigint`,
  },
};

export function orderOf({ sort, order }: Pick<ItemQuery, 'sort' | 'order'>): ItemOrder {
  const { usual, ...by } = sorts[sort];
  const isAscending = (order ?? usual) === 'asc';
  return { ...by, isAscending, direction: isAscending ? sql`asc` : sql`desc` };
}

const cursorSchema = v.tuple([v.string(), v.pipe(v.number(), v.integer())]);

export function cursorOf({ sort, id }: { sort: string; id: number }): string {
  return Buffer.from(JSON.stringify([sort, id])).toString('base64url');
}

function parseCursor(cursor: string, pattern: RegExp): [string, number] {
  try {
    const [sort, id] = v.parse(cursorSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (pattern.test(sort) && sort.isWellFormed()) return [sort, id];
  } catch {
    // Refused below.
  }
  throw fieldProblem('cursor', 'invalid');
}

/** Behind the last item of the previous page. @throws {ProblemError} validation_failed */
export function beyond(
  { column, isAscending, ofText }: ItemOrder,
  { sort, cursor }: Pick<ItemQuery, 'sort' | 'cursor'>,
): SQL {
  if (cursor === undefined) return sql`true`;
  const [text, id] = parseCursor(cursor, sorts[sort].pattern);
  const comparison = isAscending ? sql`>` : sql`<`;
  return sql`(${column}, content_items.id) ${comparison} (${ofText(text)}, ${id}::bigint)`;
}
