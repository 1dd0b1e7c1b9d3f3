import { pageHref } from '#app/i18n/page-href.ts';
import type { Page } from '#app/pages/page.ts';
import { pages } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';
import { normalise } from '#rules/hangul.ts';
import { formOf, rankOf, ranks, typedQuery } from '#rules/typed-match.ts';

const maxPages = 2;

export type FoundPage = { title: string; href: string; text?: string };

/** Words that visitors search for, and that the title of the page lacks. */
const otherWords: Partial<Record<string, { words: () => string; text: () => string }>> = {
  '/business/lot': { words: m.search_lot_words, text: m.lot_lead },
};

function titledPages(): { path: string; title: string }[] {
  const all: [string, Page][] = Object.entries(pages);
  return all.flatMap(([path, { title, robots }]) =>
    title && robots === 'allow' ? [{ path, title: title() }] : [],
  );
}

/** Pages whose title begins with what is typed, or has a word that does. */
export function pagesFor(typed: string): FoundPage[] {
  const query = typedQuery(typed);
  return titledPages()
    .map((page) => ({ ...page, rank: rankOf(formOf(page.title), query) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => rank <= ranks.fromWord)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxPages)
    .map(({ path, title }) => ({ title, href: pageHref(path) }));
}

/** Chinese and Japanese titles have no spaces. */
function hasWords(title: string, query: string): boolean {
  const isJoined = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(query);
  return isJoined ? title.includes(query) : ` ${title} `.includes(` ${query} `);
}

/** The page that has all words of the query in its title, or is searched for by them. */
export function namedPage(q: string): FoundPage | undefined {
  const query = normalise(q);
  const found = titledPages().find(({ path, title }) => {
    const others = otherWords[path]?.words().split(/[,，、]\s*/) ?? [];
    return hasWords(normalise(title), query) || others.some((word) => normalise(word) === query);
  });
  if (query === '' || !found) return undefined;
  const { path, title } = found;
  const text = otherWords[path]?.text();
  return { title, href: pageHref(path), ...(text && { text }) };
}
