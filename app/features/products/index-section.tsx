import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';

const section = css`
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(140)};
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)} ${space(24)};
  padding-bottom: ${space(16)};

  & h2 {
    ${type.heading}
  }

  & p {
    ${type.note}
    color: ${color.muted};
  }
`;

type Props = { id: string; heading: string; hint?: string; children: ReactNode };

export function IndexSection({ id, heading, hint, children }: Props) {
  return (
    <section id={id} className={cx(container, section)}>
      <div className={head}>
        <h2>{heading}</h2>
        {hint ? <p>{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
