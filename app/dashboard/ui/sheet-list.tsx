import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, from, space } from '#app/styles/tokens.ts';

const list = css`
  display: grid;
  border-top: 1px solid ${color.text};

  & > div {
    display: grid;
    gap: 0 ${space(24)};
    padding-block: ${space(10)};
    border-bottom: 1px solid ${color.hairline};

    ${from.small} {
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: baseline;
    }
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  & dd button {
    min-height: 28px;
    padding-block: 0;
  }
`;

const section = css`
  display: grid;
  gap: ${space(12)};
  min-width: 0;
  margin-top: ${space(40)};

  & h2 {
    font-size: 1.0625rem;
    font-weight: 700;
  }
`;

type Row = { label: string; value: ReactNode };

/** Labels and values of an item, like a data sheet. */
export function SheetList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={list}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SheetSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
