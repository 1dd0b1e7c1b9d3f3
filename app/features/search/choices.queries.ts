import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findInApi } from '#app/api-client/api-client.server.ts';
import { unlessBroken } from '#app/api-client/optional-list.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { endpoints } from '#contract/endpoints.ts';
import { searchQueryMaxLength } from '#contract/filters.ts';
import type { Locale } from '#contract/locales.ts';
import { maxSuggestions, type Suggestion } from '#contract/search.ts';
import { pagesFor } from './found-pages.ts';

/** A page of the site has an address, everything else a query of the search. */
export type Choice = {
  type: Suggestion['type'] | 'page';
  title: string;
  locale: Locale;
  q: string;
  href?: string;
};

function readTyped({ q }: { q: unknown }): string {
  return typeof q === 'string' ? q.trim().slice(0, searchQueryMaxLength) : '';
}

/** An extension of the contract: an outside API may lack it. */
const getChoices = createServerFn({ method: 'GET' })
  .validator(searchInput(readTyped))
  .handler(async ({ data: q }): Promise<Choice[]> => {
    const answer = await unlessBroken(findInApi(endpoints.listSuggestions, { query: { q } }));
    const ofPages = pagesFor(q).map(
      (page): Choice => ({ ...page, type: 'page', locale: getLocale(), q: page.title }),
    );
    return [...ofPages, ...(answer?.data ?? [])].slice(0, maxSuggestions);
  });

export const choiceQueries = {
  typed: (q: string) =>
    queryOptions({
      queryKey: ['search-choices', q],
      queryFn: ({ signal }) => getChoices({ data: { q }, signal }),
    }),
};
