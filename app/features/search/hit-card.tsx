import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, space, type } from '#app/styles/tokens.ts';

const card = css`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  margin-bottom: ${space(32)};
  padding: ${space(24)};
  background: ${color.surface};
  border: 1px solid ${color.primary};

  & h2 {
    ${type.title}
  }
`;

const kind = css`
  ${type.note}
  color: ${color.primary};
  font-weight: 600;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

type Props = { mark: string; children: ReactNode; action?: ReactNode };

export function HitCard({ mark, children, action }: Props) {
  return (
    <article className={card}>
      <p className={kind}>{mark}</p>
      {children}
      {action === undefined ? null : <div className={actions}>{action}</div>}
    </article>
  );
}
