import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, from, space, type } from '#app/styles/tokens.ts';

const step = css`
  display: grid;
  gap: ${space(24)};
  padding-block: ${space(32)} ${space(60)};
  border-top: 1px solid ${color.text};

  ${from.medium} {
    grid-template-columns: ${space(60)} minmax(0, 1fr);
    gap: ${space(32)} 0;
    padding-block: ${space(40)} ${space(100)};
  }
`;

const head = css`
  display: flex;
  gap: ${space(16)};
  align-items: baseline;

  ${from.medium} {
    display: contents;
  }
`;

const numberClass = css`
  color: ${color.muted};
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  ${from.medium} {
    padding-top: 0.35rem;
  }
`;

const title = css`
  ${type.title}
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
`;

const body = css`
  display: grid;
  gap: ${space(32)};
  min-width: 0;

  ${from.medium} {
    grid-column: 2;
  }
`;

export function FormStep({
  number,
  question,
  children,
}: {
  number: number;
  question: string;
  children: ReactNode;
}) {
  return (
    <section className={step} aria-labelledby={`step-${number}`}>
      <div className={head}>
        <span className={numberClass} aria-hidden="true">
          {number}
        </span>
        <h2 id={`step-${number}`} className={title}>
          {question}
        </h2>
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
