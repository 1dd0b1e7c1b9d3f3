import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { link, note, part } from './sheet-styles.ts';

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)} ${space(40)};
  align-items: start;

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: 84mm minmax(0, 1fr);
    gap: 4mm 6mm;
  }
`;

const values = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  justify-items: start;

  @media print {
    gap: 2mm;
  }
`;

type Props = {
  heading: string;
  number: number;
  caption: string;
  chart: ReactNode;
  slug: string;
  /** The name of its values among the files of the material. */
  table: 'stability' | 'distribution';
  children: ReactNode;
};

/** A figure with the values that it was drawn from. */
export function MeasurementPart({ heading, number, caption, chart, slug, table, children }: Props) {
  return (
    <section id={table} className={cx(grid, part)} aria-label={heading}>
      <h2>{heading}</h2>
      <div className={body}>
        <figure>
          {chart}
          <FigureCaption number={number} caption={caption} />
        </figure>
        <div className={values}>
          {children}
          <a
            href={`/business/material/${slug}/${table}.csv`}
            download={`${slug}-${table}.csv`}
            className={link}
          >
            {m.sheet_csv()}
          </a>
        </div>
      </div>
    </section>
  );
}

/** In place of a figure whose values there are none of yet. */
export function NotMeasured({ heading }: { heading: string }) {
  return (
    <section className={cx(grid, part)} aria-label={heading}>
      <h2>{heading}</h2>
      <p className={note}>{m.sheet_none()}</p>
    </section>
  );
}
