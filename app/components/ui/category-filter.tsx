import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { CountedCategory } from '#contract/posts.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(24)};
`;

export const categoryLink = css`
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

type LinkProps = { isCurrent: boolean; resetScroll: false; children: ReactNode };

export function CategoryFilter(props: {
  categories: readonly CountedCategory[];
  current: number | undefined;
  renderLink: (idCategory: number | undefined, link: LinkProps) => ReactNode;
}) {
  const { categories, current, renderLink } = props;
  return (
    <nav aria-label={m.list_categories()}>
      <ul className={list}>
        <li>
          {renderLink(undefined, {
            isCurrent: current === undefined,
            resetScroll: false,
            children: m.list_all(),
          })}
        </li>
        {categories.map(({ id, name, count: total }) => (
          <li key={id}>
            {renderLink(id, {
              isCurrent: current === id,
              resetScroll: false,
              children: (
                <>
                  {name} <span className={count}>{total}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
