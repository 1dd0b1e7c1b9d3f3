import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { inboxItems, inboxTexts } from '#api/db/schema/index.ts';

/** More hits are not counted, and a list walks through its items instead. */
export const maxHits = 2000;

const maxWords = 8;

function wordsOf(search: string): string[] {
  return search.split(/\s+/u).filter(Boolean).slice(0, maxWords);
}

/** The index finds candidates by grams; the text decides. */
function holds(search: string): SQL | undefined {
  const words = wordsOf(search);
  return and(
    arrayContains(inboxTexts.grams, sql`inbox_grams(inbox_words(${words.join(' ')}))`),
    ...words.map((word) => sql`strpos(${inboxTexts.words}, inbox_words(${word})) > 0`),
  );
}

export type Hits = { where: SQL | undefined; isCapped: boolean };

async function findIds(db: Database, search: string): Promise<number[]> {
  const rows = await db
    .select({ itemId: inboxTexts.itemId })
    .from(inboxTexts)
    .where(holds(search))
    .limit(maxHits + 1);
  return rows.map(({ itemId }) => itemId);
}

function isOneOf(ids: readonly number[]): SQL {
  return sql`${inboxItems.id} = any(${`{${ids.join(',')}}`}::int[])`;
}

/** `forCount`: hits above the limit are left out. Otherwise the condition finds them all. */
export async function findHits(
  db: Database,
  search: string | undefined,
  { forCount = false }: { forCount?: boolean } = {},
): Promise<Hits> {
  if (search === undefined || wordsOf(search).length === 0) return { where: undefined, isCapped: false };
  const ids = await findIds(db, search);
  const isCapped = ids.length > maxHits;
  if (!isCapped || forCount) return { where: isOneOf(ids.slice(0, maxHits)), isCapped };
  const text = db
    .select({ itemId: inboxTexts.itemId })
    .from(inboxTexts)
    .where(and(eq(inboxTexts.itemId, inboxItems.id), holds(search)));
  return { where: sql`exists ${text}`, isCapped };
}
