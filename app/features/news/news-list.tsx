import { NewsRows } from '#app/components/posts/news-rows.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { CategoryFilter, categoryLink } from '#app/components/ui/category-filter.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import type { PageInfo } from '#contract/pages.ts';
import type { CountedCategory, NewsSummary } from '#contract/posts.ts';
import type { NewsSearch } from './news.schema.ts';

type Props = {
  search: NewsSearch;
  items: readonly NewsSummary[];
  page: PageInfo;
  categories: readonly CountedCategory[];
};

/** The news with its categories and pages, all of them plain links. */
export function NewsList({ search, items, page, categories }: Props) {
  return (
    <div className={container}>
      <CategoryFilter
        categories={categories}
        current={search.idCategory}
        renderLink={(idCategory, link) => (
          <PlainLink
            to="/news"
            search={{ size: search.size, idCategory }}
            className={categoryLink}
            {...link}
          />
        )}
      />
      {items.length > 0 ? (
        <NewsRows items={items} heading="h2" />
      ) : (
        <EmptyState isPastEnd={page.total > 0}>
          {page.total > 0 ? (
            <PlainLink to="/news" search={{ ...search, page: undefined }}>
              {m.list_first_page()}
            </PlainLink>
          ) : null}
        </EmptyState>
      )}
      <Pagination
        info={page}
        renderLink={(number, link) => (
          <PlainLink
            to="/news"
            search={{ ...search, page: number === 1 ? undefined : number }}
            className={paginationLink}
            {...link}
          />
        )}
      />
    </div>
  );
}
