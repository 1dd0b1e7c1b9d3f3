import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Locale } from '#contract/locales.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  position: relative;
  display: grid;
  grid-template: 'mark aside' auto 'main main' auto / minmax(0, 1fr) auto;
  gap: ${space(8)} ${space(24)};
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};
  break-inside: avoid;

  ${from.medium} {
    grid-template: 'mark main aside' auto / ${space(180)} minmax(0, 1fr) ${space(120)};
    padding-block: ${space(30)};
  }

  ${from.large} {
    grid-template: 'mark mark mark main main main main main main main aside aside' auto / repeat(12, minmax(0, 1fr));
  }

  &:hover h2,
  &:hover h3 {
    color: ${color.primary};
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const mark = css`
  grid-area: mark;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.75rem;
`;

const main = css`
  grid-area: main;
`;

const title = css`
  ${type.heading}
`;

const cover = css`
  & a {
    text-decoration: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const details = css`
  display: grid;
  gap: ${space(4)};
  max-width: 44em;
  margin-top: ${space(8)};
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const aside = css`
  grid-area: aside;
  ${type.note}
  line-height: 1.75rem;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export function Catalogue({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>;
}

type RowProps = {
  heading: 'h2' | 'h3';
  /** Text in the margin: a number or a year. */
  mark: ReactNode;
  title: ReactNode;
  lang: Locale | undefined;
  details: ReactNode;
  aside: ReactNode;
};

export function CatalogueRow(props: RowProps) {
  const { heading: Heading } = props;
  return (
    <li className={row}>
      <div className={mark}>{props.mark}</div>
      <div className={main} lang={props.lang}>
        <Heading className={`${title} ${cover}`}>{props.title}</Heading>
        <div className={details}>{props.details}</div>
      </div>
      <div className={aside}>{props.aside}</div>
    </li>
  );
}
