import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const block = css`
  padding-block: ${space(100)};
`;

const breathe = css`
  animation: breathe 1.4s ease-in-out infinite alternate;

  @keyframes breathe {
    from {
      opacity: 1;
    }

    to {
      opacity: 0.45;
    }
  }
`;

const bar = css`
  height: 1.25rem;
  max-width: 60%;
  background: ${color.hairline};

  &:first-child {
    height: 3rem;
    max-width: 24rem;
    margin-bottom: ${space(60)};
  }
`;

const row = css`
  display: grid;
  gap: ${space(12)};
  padding-block: ${space(28)};
  border-top: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(180)} 1fr;
    gap: ${space(24)};
  }

  & span {
    height: 1.25rem;
    background: ${color.hairline};
  }

  & span:first-child {
    max-width: 6rem;
  }
`;

const rows = [...'123456'];

export function ListSkeleton() {
  return (
    <div className={cx(container, block)} role="status">
      <div className={cx(bar, breathe)} />
      <SkeletonRows />
    </div>
  );
}

function SkeletonRows() {
  return (
    <>
      {rows.map((key) => (
        <div key={key} className={cx(row, breathe)}>
          <span />
          <span />
        </div>
      ))}
      <p>{m.loading()}</p>
    </>
  );
}

export function RowsSkeleton() {
  return (
    <div role="status">
      <SkeletonRows />
    </div>
  );
}
