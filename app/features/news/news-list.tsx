import { css } from '@linaria/core';
import { NewsRows } from '#app/components/posts/news-rows.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/pages.ts';
import type { CountedCategory, NewsSummary } from '#contract/posts.ts';
import type { NewsSearch } from './news.schema.ts';

const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(24)};
  padding-bottom: ${space(16)};
`;

const filter = css`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  min-height: 44px;
  color: ${color.muted};
  text-decoration: none;
  border-bottom: 2px solid transparent;

  &:hover {
    color: ${color.primary};
  }

  &[aria-current='page'] {
    color: ${color.text};
    font-weight: 700;
    border-bottom-color: ${color.accent};
  }
`;

const count = css`
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const empty = css`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  padding-block: ${space(60)};
  border-top: 1px solid ${color.text};
`;

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
      <nav aria-label={m.news_categories()}>
        <ul className={filters}>
          <li>
            <PlainLink
              to="/news"
              search={{ size: search.size }}
              className={filter}
              isCurrent={search.idCategory === undefined}
            >
              {m.news_all()}
            </PlainLink>
          </li>
          {categories.map(({ id, name, count: total }) => (
            <li key={id}>
              <PlainLink
                to="/news"
                search={{ size: search.size, idCategory: id }}
                className={filter}
                isCurrent={search.idCategory === id}
              >
                {name} <span className={count}>{total}</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </nav>
      {items.length > 0 ? (
        <NewsRows items={items} heading="h2" />
      ) : (
        <NoNews isPastEnd={page.total > 0} search={search} />
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

function NoNews({ isPastEnd, search }: { isPastEnd: boolean; search: NewsSearch }) {
  if (!isPastEnd) return <p className={empty}>{m.list_empty()}</p>;
  return (
    <div className={empty}>
      <p>{m.list_past_end()}</p>
      <PlainLink to="/news" search={{ ...search, page: undefined }}>
        {m.list_first_page()}
      </PlainLink>
    </div>
  );
}
