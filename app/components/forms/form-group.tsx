import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, from, space, type } from '#app/styles/tokens.ts';

const group = css`
  display: grid;
  gap: ${space(24)};
  padding-block: ${space(32)} ${space(50)};
  border-top: 1px solid ${color.text};

  ${from.large} {
    grid-template-columns: 4fr 8fr;
    padding-block: ${space(40)} ${space(60)};
  }
`;

const head = css`
  display: grid;
  gap: ${space(8)};
  align-content: start;

  & h2 {
    ${type.heading}
    font-size: 1.375rem;
  }

  & p {
    max-width: 22em;
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;

const body = css`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
  max-width: 32rem;
`;

type Props = { heading: string; note?: string; children: ReactNode };

export function FormGroup({ heading, note, children }: Props) {
  return (
    <section className={group}>
      <div className={head}>
        <h2>{heading}</h2>
        {note ? <p>{note}</p> : null}
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
