import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { NewsRows } from '#app/components/posts/news-rows.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import type { NewsSummary } from '#contract/posts.ts';

const layout = css`
  padding-block: ${space(60)};

  ${from.medium} {
    padding-block: ${space(120)};
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(12)};
  padding-bottom: ${space(24)};

  & h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }
`;

export function LatestNews({ news }: { news: readonly NewsSummary[] }) {
  return (
    <section className={cx(container, layout)}>
      <div className={head}>
        <h2>{m.home_news_title()}</h2>
        <Link to="/news">{m.home_news_all()}</Link>
      </div>
      {news.length > 0 ? <NewsRows items={news} heading="h3" /> : <p>{m.list_empty()}</p>}
    </section>
  );
}
