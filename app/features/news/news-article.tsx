import { css } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { FallbackNotice } from '#app/components/ui/fallback-notice.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { formatDate, otherLanguage } from '#app/lib/locale.ts';
import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { NewsDetail } from '#contract/posts.ts';

const meta = css`
  display: flex;
  gap: ${space(16)};
  padding-bottom: ${space(20)};
  border-bottom: 1px solid ${color.text};
  color: ${color.muted};
  font-size: 0.875rem;
`;

const body = css`
  max-width: 44rem;
  padding-block: ${space(40)};
`;

const neighbours = css`
  border-top: 1px solid ${color.text};
  margin-bottom: ${space(40)};

  & li {
    border-bottom: 1px solid ${color.hairline};
  }

  & a {
    display: grid;
    gap: ${space(4)} ${space(24)};
    padding-block: ${space(16)};
    text-decoration: none;

    ${from.medium} {
      grid-template-columns: ${space(120)} 1fr;
    }

    &:hover {
      color: ${color.primary};
    }
  }
`;

const direction = css`
  color: ${color.muted};
  font-size: 0.875rem;
`;

type Item = Omit<NewsDetail, 'content'> & { html: string };

/** One news item: heading, day, content and its neighbours. */
export function NewsArticle({ item, crumbs }: { item: Item; crumbs: readonly Crumb[] }) {
  const contentLocale = item.contentLocale ?? item.locale;
  return (
    <article>
      <PageTitle crumbs={crumbs} heading={item.title} lang={otherLanguage(item.locale)} isArticle />
      <div className={container}>
        <p className={meta}>
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
          {item.category ? <span>{item.category.name}</span> : null}
        </p>
        <div className={body}>
          <FallbackNotice served={contentLocale} />
          <SafeHtml html={item.html} lang={otherLanguage(contentLocale)} />
        </div>
        <nav aria-label={m.news_neighbours()}>
          <ul className={neighbours}>
            <Neighbour label={m.news_newer()} item={item.next} />
            <Neighbour label={m.news_older()} item={item.previous} />
          </ul>
        </nav>
        <PlainLink to="/news">{m.news_back()}</PlainLink>
      </div>
    </article>
  );
}

function Neighbour({ label, item }: { label: string; item: Item['next'] }) {
  if (!item) return null;
  return (
    <li>
      <PlainLink to="/news/$id" params={{ id: String(item.id) }}>
        <span className={direction}>{label}</span>
        <span lang={otherLanguage(item.locale)}>{item.title}</span>
      </PlainLink>
    </li>
  );
}
