import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { searchQueryMaxLength } from '#contract/filters.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { postKinds } from '#contract/posts.ts';
import { maxSuggestions, type Suggestion } from '#contract/search.ts';
import { type Form, formOf, rankOf, ranks, typedQuery } from '#rules/typed-match.ts';
import type { Database } from '../db/database.ts';
import { posts, products } from '../db/schema/index.ts';
import { readContentVersion } from './content-version.ts';
import { isPublished } from './post-anchor.ts';
import { titleIn } from './post-joins.ts';
import { isPublishedProduct, productTranslationIn } from './products.ts';
import { queryText } from './query-text.ts';
import { beginsWithTypo } from './suggested-typos.ts';
import { listSynonymGroups, type SynonymGroup, shownWord } from './synonyms.ts';

type Item = Omit<Suggestion, 'q'>;

/** Something that can be searched, and the texts that may be typed for it, each with its query. */
type Suggestable = { item: Item; forms: { form: Form; q: string }[] };

const maxPerKind = 200;

/** Whole words, as many as a query may have letters. */
function asQuery(text: string): string {
  if (text.length <= searchQueryMaxLength) return text;
  const cut = text.slice(0, searchQueryMaxLength + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : searchQueryMaxLength).trim();
}

function suggestable(item: Item, typed: readonly (readonly [text: string | null, q: string])[]): Suggestable {
  const forms = typed.flatMap(([text, q]) => (text ? [{ form: formOf(text), q: asQuery(q) }] : []));
  return { item, forms };
}

/** Any word of a group leads to the one that is shown. */
function topicsOf(groups: readonly SynonymGroup[], locale: Locale): Suggestable[] {
  return groups.flatMap((group) => {
    const shown = shownWord(group, locale);
    if (!shown) return [];
    const item = { type: 'topic', title: shown.text, locale: shown.locale } as const;
    return [
      suggestable(
        item,
        group.map(({ text }) => [text, shown.text]),
      ),
    ];
  });
}

async function listProducts(db: Database, locale: Locale): Promise<Suggestable[]> {
  const translation = productTranslationIn(db, products.id, [locale]);
  const rows = await db
    .select({
      title: translation.name,
      locale: translation.locale,
      code: sql<string | null>`${translation.comparison} ->> 'code'`,
    })
    .from(products)
    .innerJoinLateral(translation, sql`true`)
    .where(and(isPublishedProduct, sql`(${products.type} = 'material' or ${products.active})`))
    .orderBy(products.type, products.position, products.id)
    .limit(maxPerKind);
  return rows.map(({ code, ...row }) =>
    suggestable({ type: 'product', ...row }, [
      [row.title, row.title],
      [code, code ?? ''],
    ]),
  );
}

/** The newest of each kind. */
async function listPosts(db: Database, locale: Locale): Promise<Suggestable[]> {
  const title = titleIn(db, posts.id, [locale]);
  const ofKinds = postKinds.map((kind) =>
    db
      .select({
        type: posts.kind,
        title: title.title,
        locale: title.locale,
        identifier: sql<string | null>`coalesce(${posts.details} ->> 'number', ${posts.details} ->> 'doi')`,
      })
      .from(posts)
      .innerJoinLateral(title, isNotNull(title.title))
      .where(and(eq(posts.kind, kind), isPublished))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(maxPerKind),
  );
  const lists = await Promise.all(ofKinds);
  return lists.flat().map(({ identifier, ...item }) =>
    suggestable(item, [
      [item.title, item.title],
      [identifier, identifier ?? ''],
    ]),
  );
}

async function listAll(db: Database, locale: Locale): Promise<Suggestable[]> {
  const [groups, ofProducts, ofPosts] = await Promise.all([
    listSynonymGroups(db),
    listProducts(db, locale),
    listPosts(db, locale),
  ]);
  return [...topicsOf(groups, locale), ...ofProducts, ...ofPosts];
}

type Ranked = Suggestion & { rank: number };

/** Exact ones, then topics and products with the beginning of a word, then the others. */
function orderOf({ rank, type }: Ranked): number {
  if (rank === ranks.wholeText) return 0;
  return rank <= ranks.fromWord && (type === 'topic' || type === 'product') ? 1 : rank + 1;
}

function rankedBy(list: readonly Suggestable[], rankFor: (form: Form) => number | undefined): Ranked[] {
  return list.flatMap(({ item, forms }): Ranked[] => {
    const matches = forms.flatMap(({ form, q }) => {
      const rank = rankFor(form);
      return rank === undefined ? [] : [{ rank, q }];
    });
    const [best] = matches.toSorted((one, other) => one.rank - other.rank);
    return best ? [{ ...item, ...best }] : [];
  });
}

/**
 * The best first; the order of the list decides between equal ones. A query is suggested once. If nothing matches, one
 * letter may be wrong.
 */
export function suggestionsFor(list: readonly Suggestable[], typed: string): Suggestion[] {
  const query = typedQuery(queryText(typed));
  const exact = rankedBy(list, (form) => rankOf(form, query));
  const ranked =
    exact.length > 0
      ? exact
      : rankedBy(list, (form) => (beginsWithTypo(form, query.whole) ? ranks.fromWord : undefined));
  const found = new Map<string, Suggestion>();
  for (const { rank: _, ...suggestion } of ranked.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    if (found.size === maxSuggestions) break;
    if (!found.has(suggestion.q)) found.set(suggestion.q, suggestion);
  }
  return [...found.values()];
}

/** Suggests from a list in memory of each language, which is read again after the content changed. */
export function createSuggest(db: Database): (typed: string, locale: Locale) => Promise<Suggestion[]> {
  const lists = new LRUCache<string, Suggestable[], Locale>({
    max: locales.length,
    fetchMethod: (_key, _stale, { context }) => listAll(db, context),
  });
  return async (typed, locale) => {
    const version = await readContentVersion(db);
    const list = await lists.forceFetch(`${version} ${locale}`, { context: locale });
    return suggestionsFor(list, typed);
  };
}
