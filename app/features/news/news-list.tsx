import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { NewsRows } from '#app/components/posts/news-rows.tsx';
import { PostList } from '#app/components/posts/post-list.tsx';
import { m } from '#app/paraglide/messages.js';
import type { PostSearch } from '#app/routing/search-params.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { CountedCategory, NewsSummary } from '#contract/posts.ts';

type Props = {
  search: PostSearch;
  items: readonly NewsSummary[];
  page: PageInfo;
  categories: readonly CountedCategory[];
};

export function NewsList({ items, ...list }: Props) {
  const isFront = list.page.page === 1 && list.search.idCategory === undefined;
  return (
    <PostList to="/news" emptyHint={m.news_empty_hint()} {...list}>
      {items.length > 0 ? (
        <>
          <FallbackListNotice items={items} />
          <NewsRows items={items} heading="h2" hasLead={isFront} />
        </>
      ) : null}
    </PostList>
  );
}
