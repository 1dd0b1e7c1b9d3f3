import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findInApi } from '#app/api-client/api-client.server.ts';
import { unlessBroken } from '#app/api-client/optional-list.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import type { Page } from '#app/pages/page.ts';
import { pages } from '#app/pages/pages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { searchQueryMaxLength } from '#contract/filters.ts';
import type { Locale } from '#contract/locales.ts';
import { maxSuggestions, type Suggestion } from '#contract/search.ts';
import { formOf, rankOf, ranks, typedQuery } from '#rules/typed-match.ts';

/** A page of the site has an address, everything else a query of the search. */
export type Choice = {
  type: Suggestion['type'] | 'page';
  title: string;
  locale: Locale;
  q: string;
  href?: string;
};

const maxPages = 2;

function pagesFor(typed: string): Choice[] {
  const query = typedQuery(typed);
  const all: [string, Page][] = Object.entries(pages);
  return all
    .flatMap(([path, { title, robots }]) => (title && robots === 'allow' ? [{ path, title: title() }] : []))
    .map((page) => ({ ...page, rank: rankOf(formOf(page.title), query) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => rank <= ranks.fromWord)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxPages)
    .map(({ path, title }) => ({
      type: 'page',
      title,
      locale: getLocale(),
      q: title,
      href: pageHref(path),
    }));
}

function readTyped({ q }: { q: unknown }): string {
  return typeof q === 'string' ? q.trim().slice(0, searchQueryMaxLength) : '';
}

/** An extension of the contract: an outside API may lack it. */
const getChoices = createServerFn({ method: 'GET' })
  .validator(searchInput(readTyped))
  .handler(async ({ data: q }): Promise<Choice[]> => {
    const answer = await unlessBroken(findInApi(endpoints.listSuggestions, { query: { q } }));
    const ofPages = pagesFor(q);
    return [...ofPages, ...(answer?.data ?? [])].slice(0, maxSuggestions);
  });

export const choiceQueries = {
  typed: (q: string) =>
    queryOptions({
      queryKey: ['search-choices', q],
      queryFn: ({ signal }) => getChoices({ data: { q }, signal }),
    }),
};
