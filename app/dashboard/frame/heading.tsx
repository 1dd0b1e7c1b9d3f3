import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, space } from '#app/styles/tokens.ts';

const head = css`
  display: grid;
  gap: ${space(6)};
  margin-bottom: ${space(24)};
`;

const heading = css`
  font-size: 1.5rem;
  font-weight: 800;
  letter-spacing: -0.03em;
`;

const leadClass = css`
  max-width: 40rem;
  color: ${color.muted};
`;

export function Heading({ text, lead }: { text: string; lead?: ReactNode }) {
  return (
    <header className={head}>
      <h1 className={heading}>{text}</h1>
      {lead ? <p className={leadClass}>{lead}</p> : null}
    </header>
  );
}
