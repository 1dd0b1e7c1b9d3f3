import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';

const sheet = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: 0.9375rem;
  line-height: 1.55;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: baseline;
  }

  & th {
    width: 7.5rem;
    padding-inline-end: ${space(16)};
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }

  @media print {
    break-inside: avoid;
  }
`;

/** A data sheet. */
export function FactSheet({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={sheet}>
      <caption className={visuallyHidden}>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Fact(props: { label: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td lang={props.lang}>{props.children}</td>
    </tr>
  );
}
