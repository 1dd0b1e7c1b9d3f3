import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const page = css`
  row-gap: ${space(40)};
  padding-block: ${space(100)};
  animation: waiting 1.4s ease-in-out infinite alternate;

  @keyframes waiting {
    to {
      opacity: 0.45;
    }
  }

  & span {
    display: block;
    height: 1.25rem;
    margin-bottom: ${space(16)};
    background: ${color.hairline};
  }
`;

const title = css`
  ${from.large} {
    grid-column: span 12;
  }

  & span {
    height: 2.75rem;
    max-width: 40rem;
  }
`;

const facts = css`
  ${from.large} {
    grid-column: span 4;
  }
`;

const text = css`
  ${from.large} {
    grid-column: span 8;
  }

  & span {
    max-width: 42rem;
  }
`;

const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

export function ArticleSkeleton() {
  return (
    <div className={cx(container, grid, page)} role="status">
      <div className={title}>
        <span />
        {m.loading()}
      </div>
      <div className={facts}>
        {lines.slice(3).map((key) => (
          <span key={key} />
        ))}
      </div>
      <div className={text}>
        {lines.map((key) => (
          <span key={key} />
        ))}
      </div>
    </div>
  );
}
