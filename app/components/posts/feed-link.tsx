import { css } from '@linaria/core';
import { getLocale } from '#app/i18n/locale.ts';
import { type PathWith, pages } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: 0.9375rem;

  @media print {
    display: none;
  }
`;

export function FeedLink({ page }: { page: PathWith<{ feed: string }> }) {
  return (
    <a href={`${pages[page].feed}?lang=${getLocale()}`} type="application/rss+xml" className={link}>
      {m.news_feed()}
    </a>
  );
}
