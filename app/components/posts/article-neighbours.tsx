import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Neighbour } from '#contract/posts.ts';

const block = css`
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(140)};
  }

  @media print {
    display: none;
  }
`;

const list = css`
  margin-bottom: ${space(40)};
  border-top: 1px solid ${color.text};

  & li {
    border-bottom: 1px solid ${color.hairline};
  }

  & a {
    display: grid;
    gap: ${space(4)} ${space(24)};
    align-items: baseline;
    padding-block: ${space(20)};
    text-decoration: none;

    ${from.large} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }

  & a:hover {
    color: ${color.primary};
  }
`;

const direction = css`
  grid-column: 1 / -1;
  ${type.note}
  color: ${color.muted};

  ${from.large} {
    grid-column: span 4;
  }
`;

const title = css`
  grid-column: 1 / -1;
  font-weight: 600;

  ${from.large} {
    grid-column: span 8;
  }
`;

type ArticlePath = '/news' | '/research/patent' | '/research/thesis';

type Props = {
  to: ArticlePath;
  next: Neighbour;
  previous: Neighbour;
};

/** Links to the newer and older article and to the list. */
export function ArticleNeighbours({ to, next, previous }: Props) {
  const isAlone = !next && !previous;
  return (
    <div className={cx(container, block)}>
      {isAlone ? null : (
        <nav aria-label={m.news_neighbours()}>
          <ul className={list}>
            <NeighbourRow to={to} label={m.news_newer()} item={next} />
            <NeighbourRow to={to} label={m.news_older()} item={previous} />
          </ul>
        </nav>
      )}
      <PlainLink to={to} className={quietButton} data-next="">
        {m.news_back()}
      </PlainLink>
    </div>
  );
}

function NeighbourRow(props: { to: ArticlePath; label: ReactNode; item: Neighbour }) {
  const { to, label, item } = props;
  if (!item) return null;
  return (
    <li>
      <PlainLink to={`${to}/$id`} params={{ id: String(item.id) }}>
        <span className={direction}>{label}</span>
        <span className={title} lang={otherLanguage(item.locale)}>
          <ScientificText text={item.title} />
        </span>
      </PlainLink>
    </li>
  );
}
