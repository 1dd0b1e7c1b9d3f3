import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { container, grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';

const layout = css`
  row-gap: ${space(40)};
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(100)};
  }
`;

const aside = css`
  ${from.large} {
    grid-column: span 4;
    padding-inline-end: ${space(24)};
  }
`;

const stays = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  ${from.large} {
    position: sticky;
    top: ${space(100)};
  }
`;

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(50)};
  min-width: 0;

  ${from.large} {
    grid-column: span 8;
  }
`;

/** An article: a sticky data sheet in the left third, the text beside it. */
export function ArticleLayout({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <div className={cx(container, grid, layout)}>
      <div className={aside}>
        <div className={stays}>{facts}</div>
      </div>
      <div className={body}>{children}</div>
    </div>
  );
}
