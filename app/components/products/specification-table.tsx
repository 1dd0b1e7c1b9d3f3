import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { Product } from '#contract/products.ts';
import { ScientificText } from './scientific-text.tsx';

const table = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: 0.9375rem;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;

  & tr {
    border-bottom: 1px solid ${color.hairline};
  }

  & th,
  & td {
    padding-block: ${space(12)};
    text-align: start;
    vertical-align: top;
  }

  & th {
    width: 38%;
    padding-inline-end: ${space(12)};
    color: ${color.muted};
    font-weight: 400;
    overflow-wrap: break-word;

    ${from.small} {
      width: 30%;
    }
  }

  @media print {
    font-size: 10pt;

    & th,
    & td {
      padding-block: ${space(6)};
    }
  }
`;

const beforeNumber = / (?=\(\d\) )/;

function Value({ text }: { text: string }) {
  const items = text.split(beforeNumber);
  if (items.length === 1) return <ScientificText text={text} />;
  return (
    <ol>
      {items.map((item) => (
        <li key={item}>
          <ScientificText text={item} />
        </li>
      ))}
    </ol>
  );
}

type Props = {
  caption: string;
  rows: readonly (Product['specifications'][number] & { id?: string })[];
  below?: (row: number) => ReactNode;
};

export function SpecificationTable({ caption, rows, below }: Props) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <tbody>
        {rows.map(({ id, label, value }, row) => (
          <tr key={id ?? label} id={id}>
            <th scope="row">{label}</th>
            <td>
              <Value text={value} /> {below?.(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
