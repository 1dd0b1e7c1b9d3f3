import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { contentItems, staff } from '#api/db/schema/index.ts';
import { type ItemState, type ItemSummary, itemStates } from '#contract/staff-content.ts';
import { type ItemKind, itemKinds } from '#contract/staff-content-fields.ts';
import { countedItems, type ItemQuery } from '#contract/staff-content-requests.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { summaryColumns, toItemSummary } from './item-detail.ts';
import { filterOf } from './item-filter.ts';
import { beyond, cursorOf, type ItemOrder, orderOf } from './item-order.ts';

/** Rows that are filtered in their order, before the index of characters is read. */
const walkedRows = 2000;

type Listed = { id: number; sort: string; fits: boolean };

const shownStates = itemStates.filter((state) => state !== 'trashed');

type Places = { kinds: readonly ItemKind[]; states: readonly ItemState[] };

function placesOf({ kind, state }: ItemQuery): Places {
  return { kinds: kind ? [kind] : itemKinds, states: state ? [state] : shownStates };
}

/** One parameter: the text of the statement stays the same. */
const listOf = (values: readonly string[]) => sql`unnest(string_to_array(${values.join()}, ','))`;

/** The first rows in their order. Each kind and state has a part of an index in that order, and the parts are merged. */
function walk(
  db: Database,
  { kinds, states }: Places,
  order: ItemOrder,
  limit: number,
  query: ItemQuery,
): Promise<Listed[]> {
  const { column, direction, toText } = order;
  const rows = sql`select merged.id, merged.sort, merged.fits
    from ${listOf(kinds)} as kinds(kind) cross join ${listOf(states)} as states(state) cross join lateral (
      select content_items.id, ${column} as sort, ${filterOf(query) ?? sql`true`} as fits from content_items
      where content_items.kind = kinds.kind and content_items.state = states.state and ${beyond(order, query)}
      order by ${column} ${direction}, content_items.id ${direction} limit ${limit}
    ) as merged order by merged.sort ${direction}, merged.id ${direction} limit ${limit}`;
  return db
    .select({ id: sql<number>`id`, sort: sql<string>`${toText(sql`sort`)}`, fits: sql<boolean>`fits` })
    .from(sql`(${rows}) as walked`);
}

function find(
  db: Database,
  { kinds, states }: Places,
  order: ItemOrder,
  limit: number,
  query: ItemQuery,
): Promise<Listed[]> {
  const { column, direction, toText } = order;
  return db
    .select({ id: contentItems.id, sort: sql<string>`${toText(column)}`, fits: sql<boolean>`true` })
    .from(contentItems)
    .where(
      sql`${inArray(contentItems.kind, [...kinds])} and ${inArray(contentItems.state, [...states])}
        and ${beyond(order, query)} and ${filterOf(query) ?? sql`true`}`,
    )
    .orderBy(sql`${column} ${direction}`, sql`${contentItems.id} ${direction}`)
    .limit(limit);
}

async function findPage(db: Database, query: ItemQuery, limit: number): Promise<Listed[]> {
  const [places, order] = [placesOf(query), orderOf(query)];
  if (!filterOf(query)) return walk(db, places, order, limit, query);
  const walked = await walk(db, places, order, walkedRows, query);
  const fitting = walked.filter(({ fits }) => fits);
  const isWhole = fitting.length >= limit || walked.length < walkedRows;
  return isWhole ? fitting.slice(0, limit) : find(db, places, order, limit, query);
}

async function summariesOf(db: Database, ids: readonly number[]): Promise<Map<number, ItemSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(summaryColumns)
    .from(contentItems)
    .leftJoin(staff, eq(staff.id, contentItems.updatedBy))
    .where(inArray(contentItems.id, [...ids]));
  return new Map(rows.filter(({ state }) => state !== 'deleted').map((row) => [row.id, toItemSummary(row)]));
}

export async function listSummaries(db: Database, ids: readonly number[]): Promise<ItemSummary[]> {
  const byId = await summariesOf(db, ids);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The cost does not depend on the number of items. @throws {ProblemError} validation_failed for a bad cursor */
export async function listItems(
  db: Database,
  _actor: StaffActor<'content.read'>,
  query: ItemQuery,
): Promise<{ data: ItemSummary[]; next: string | null }> {
  const found = await findPage(db, query, query.size + 1);
  const page = found.slice(0, query.size);
  const last = page.at(-1);
  const data = await listSummaries(
    db,
    page.map(({ id }) => id),
  );
  return { data, next: last && found.length > query.size ? cursorOf(last) : null };
}

/** In the order of an index: without one, the planner reads the table for each pair that has no items. */
export async function countItems(
  db: Database,
  _actor: StaffActor<'content.read'>,
): Promise<{ kind: ItemKind; state: ItemState; count: number }[]> {
  const rows = sql`select kinds.kind, states.state, counted.count
    from ${listOf(itemKinds)} as kinds(kind) cross join ${listOf(itemStates)} as states(state) cross join lateral (
      select count(*)::int as count from (
        select from content_items
        where content_items.kind = kinds.kind and content_items.state = states.state
        order by content_items.updated_at limit ${countedItems}
      ) as limited
    ) as counted where counted.count > 0`;
  return db
    .select({ kind: sql<ItemKind>`kind`, state: sql<ItemState>`state`, count: sql<number>`count` })
    .from(sql`(${rows}) as counts`);
}
