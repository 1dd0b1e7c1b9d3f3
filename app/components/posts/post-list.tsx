import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { CategoryFilter, categoryLink } from '#app/components/ui/category-filter.tsx';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { PostSearch } from '#app/routing/search-params.ts';
import { container } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { CountedCategory } from '#contract/posts.ts';

const block = css`
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(140)};
  }
`;

type Props = {
  /** Path of the list. */
  to: '/news' | '/press' | '/research/patent' | '/research/thesis';
  search: PostSearch;
  page: PageInfo;
  categories: readonly CountedCategory[];
  /** Action of the empty state. */
  emptyHint: string;
  children: ReactNode;
};

/** A list of posts with categories and pagination as plain links. */
export function PostList({ to, search, page, categories, emptyHint, children }: Props) {
  return (
    <div className={cx(container, block)}>
      <ListHead info={page}>
        <CategoryFilter
          categories={categories}
          current={search.idCategory}
          renderLink={(idCategory, link) => (
            <PlainLink
              to={to}
              search={{ size: search.size, idCategory }}
              className={categoryLink}
              {...link}
            />
          )}
        />
      </ListHead>
      {children ?? <NothingHere to={to} search={search} page={page} hint={emptyHint} />}
      <Pagination
        info={page}
        renderLink={(number, link) => (
          <PlainLink
            to={to}
            search={{ ...search, page: number === 1 ? undefined : number }}
            className={paginationLink}
            {...link}
          />
        )}
      />
    </div>
  );
}

function NothingHere({ to, search, page, hint }: Pick<Props, 'to' | 'search' | 'page'> & { hint: string }) {
  if (page.total > 0) {
    return (
      <EmptyState isPastEnd>
        <PlainLink to={to} search={{ ...search, page: undefined }} className={quietButton}>
          {m.list_first_page()}
        </PlainLink>
      </EmptyState>
    );
  }
  if (search.idCategory === undefined) return <EmptyState />;
  return (
    <EmptyState hint={hint}>
      <PlainLink to={to} className={quietButton}>
        {m.list_show_all()}
      </PlainLink>
    </EmptyState>
  );
}
