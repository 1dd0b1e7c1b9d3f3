import { css } from '@linaria/core';
import { getLocale } from '#app/i18n/locale.ts';
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

export function FeedLink({ feed }: { feed: 'news' | 'press' }) {
  return (
    <a href={`/rss/${feed}.xml?lang=${getLocale()}`} type="application/rss+xml" className={link}>
      {m.news_feed()}
    </a>
  );
}
