import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, from, space, type } from '#app/styles/tokens.ts';

const list = css`
  border-top: 1px solid ${color.hairline};
`;

const row = css`
  position: relative;
  display: grid;
  grid-template: 'mark aside' auto 'main main' auto / minmax(0, 1fr) auto;
  gap: ${space(4)} ${space(20)};
  align-items: baseline;
  padding-block: ${space(16)};
  border-bottom: 1px solid ${color.hairline};

  ${from.small} {
    grid-template: 'mark main aside' auto / ${space(120)} minmax(0, 1fr) auto;
  }

  &:has(a):hover {
    color: ${color.primary};
  }

  & a {
    text-decoration: none;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  /* The link covers its row. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const mark = css`
  grid-area: mark;
  font-size: 0.9375rem;
`;

const main = css`
  grid-area: main;
  font-weight: 600;
`;

const detail = css`
  margin-top: ${space(4)};
  ${type.note}
  color: ${color.muted};
  font-weight: 400;
`;

const aside = css`
  grid-area: aside;
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>;
}

type RowProps = {
  mark: ReactNode;
  title: ReactNode;
  details?: ReactNode;
  aside: ReactNode;
};

export function Row({ mark: state, title, details, aside: moment }: RowProps) {
  return (
    <li className={row}>
      <div className={mark}>{state}</div>
      <div className={main}>
        {title}
        {details ? <div className={detail}>{details}</div> : null}
      </div>
      <div className={aside}>{moment}</div>
    </li>
  );
}
