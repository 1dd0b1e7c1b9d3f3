import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { OriginalLanguage } from '#app/components/posts/original-language.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { Picture } from '#app/components/ui/picture.tsx';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { NewsSummary } from '#contract/posts.ts';
import { moreLink } from './more-link.ts';

const list = css`
  display: grid;
  gap: ${space(32)};

  ${from.large} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${space(60)};
    row-gap: 0;
  }
`;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr ${space(100)};
  gap: ${space(16)};
  align-items: start;

  ${from.large} {
    grid-template-columns: 1fr ${space(160)};
    grid-column: 2;
    padding-block: ${space(24)};
    border-top: 1px solid ${color.hairline};
  }

  & h3 {
    ${type.heading}
  }

  & a {
    text-decoration: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover h3 {
    color: ${color.primary};
  }

  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }

  & div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(6)};
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(12)};
    ${type.note}
    white-space: nowrap;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

const text = css`
  .${item} > div > & {
    display: block;
    max-width: 34em;
    font-size: 1rem;
    line-height: 1.65;
    white-space: normal;
  }
`;

const leading = css`
  .${list} > & {
    grid-template-columns: minmax(0, 1fr);

    ${from.large} {
      grid-column: 1;
      grid-row: 1 / span 3;
      align-content: start;
      padding-block: 0;
      border-top: 0;
    }
  }

  & img {
    grid-row: 1;
  }

  ${from.large} {
    .${list} > & h3 {
      font-size: 1.75rem;
      letter-spacing: ${tracking.title};
    }
  }
`;

const sizes = {
  leading: '(min-width: 1280px) 665px, (min-width: 992px) 54vw, 94vw',
  others: '(min-width: 992px) 160px, 100px',
};

function Item({ news, isLeading }: { news: NewsSummary; isLeading: boolean }) {
  const { id, title, summary, publishedAt, category, thumbnail, locale } = news;
  return (
    <li ref={arrival} className={cx(item, isLeading && leading)}>
      <div>
        {isLeading ? (
          <p className={text} lang={otherLanguage(locale)}>
            {summary}
          </p>
        ) : null}
        <h3 lang={otherLanguage(locale)}>
          <Link to="/news/$id" params={{ id: String(id) }} data-next="">
            <ScientificText text={title} />
          </Link>
        </h3>
        <p>
          <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
          {category ? <span>{category.name}</span> : null}
          <OriginalLanguage locale={locale} />
        </p>
      </div>
      {thumbnail ? (
        <Picture
          src={thumbnail}
          width={800}
          height={500}
          sizes={isLeading ? sizes.leading : sizes.others}
          alt=""
        />
      ) : null}
    </li>
  );
}

export function LatestNews({ news }: { news: readonly NewsSummary[] }) {
  return (
    <Section
      heading={m.home_news_title()}
      action={
        <Link to="/news" className={moreLink}>
          {m.home_news_all()}
        </Link>
      }
      isWide
    >
      {news.length > 0 ? (
        <ul className={list}>
          {news.map((one, index) => (
            <Item key={one.id} news={one} isLeading={index === 0} />
          ))}
        </ul>
      ) : (
        <p>{m.list_empty()}</p>
      )}
    </Section>
  );
}
