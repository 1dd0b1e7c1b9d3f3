import { and, arrayContains, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SearchType } from '#contract/filters.ts';
import type { Database } from '../db/database.ts';
import { posts, products, searchDocuments } from '../db/schema/index.ts';
import { isPublic } from './published.ts';
import type { Conditions } from './search-extent.ts';

type Patterns = readonly (string | SQL)[];

function holdsAll(text: Column, patterns: Patterns): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${text} ~ ${pattern}`),
    sql` and `,
  );
}

/** The site has no page of an own product that is no longer sold. */
const hasPage = sql`(${products.type} = 'pb' and not ${products.active}) is not true`;

/** Letters and digits of the number of a patent, the DOI of a paper or the code of a product. */
const identifierOf = sql`regexp_replace(lower(coalesce(${posts.details} ->> 'number', ${posts.details} ->> 'doi',
  ${products.slug})), '[^a-z0-9]', '', 'g')`;

export type Wanted = {
  patterns: Patterns;
  grams: SQL | undefined;
  spellings?: readonly SQL[][];
  /** The value of `identifierOf` for an exact hit. */
  identifier?: SQL;
  /** A regular expression of all words in their order. */
  phrase?: SQL;
};

export function conditionsOf({ patterns, grams, spellings = [] }: Wanted): Conditions {
  const { grams: stored } = searchDocuments;
  const any = spellings.map((group) => or(...group.map((one) => arrayContains(stored, one))));
  return {
    words: holdsAll(searchDocuments.body, patterns),
    grams: and(grams && arrayContains(stored, grams), ...any) ?? sql`true`,
  };
}

/** The index finds candidates by grams; the text decides. One element of each of `spellings` has to be contained. */
export function findHits(db: Database, wanted: Wanted, texts?: SQL) {
  const { patterns, identifier = sql`''`, phrase = sql`''` } = wanted;
  const publishedAt = sql`coalesce(${posts.publishedAt}, ${products.publishedAt})`;
  const { words, grams } = conditionsOf(wanted);
  return (
    db
      .select({
        kind: sql<SearchType>`${searchDocuments.kind}`.as('kind'),
        itemId: sql<number>`${searchDocuments.itemId}`.as('item_id'),
        isExact: sql<boolean>`coalesce(${identifierOf} = ${identifier}, false)`.as('is_exact'),
        isNamed: sql<boolean>`${searchDocuments.title} ~ ${phrase}`.as('is_named'),
        inTitle: sql<boolean>`${holdsAll(searchDocuments.title, patterns)}`.as('in_title'),
        since: sql<Date>`${publishedAt}`.as('since'),
      })
      .from(texts ?? searchDocuments)
      .leftJoin(posts, and(eq(posts.kind, searchDocuments.kind), eq(posts.id, searchDocuments.itemId)))
      .leftJoin(products, and(eq(searchDocuments.kind, 'product'), eq(products.id, searchDocuments.itemId)))
      // With few documents PostgreSQL uses no index, and grams take longer than the text.
      .where(and(...(texts ? [] : [words, grams]), isPublic(publishedAt), hasPage))
  );
}
