import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)} ${space(40)};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & h3 {
    ${type.note}
    padding-bottom: ${space(8)};
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: ${tracking.text};
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6mm;

    & h3 {
      padding-bottom: 1mm;
      font-size: 8pt;
    }
  }
`;

const noteList = css`
  max-width: 44em;
  border-top: 1px solid ${color.hairline};

  & li {
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};
    line-height: 1.6;
  }

  @media print {
    max-width: none;
    font-size: 8.5pt;

    & li {
      padding-block: 1mm;
      line-height: 1.45;
    }
  }
`;

type Lines = { lines: readonly string[]; after?: (line: number) => ReactNode };

export function NoteList({ lines, after }: Lines) {
  return (
    <ul className={noteList}>
      {lines.map((line, index) => (
        <li key={line}>
          <ScientificText text={line} /> {after?.(index)}
        </li>
      ))}
    </ul>
  );
}

type Column = Lines & { heading: string };

export function NoteColumns({ list }: { list: readonly Column[] }) {
  return (
    <div className={columns}>
      {list.map(({ heading, ...notes }) =>
        notes.lines.length === 0 ? null : (
          <div key={heading}>
            <h3>{heading}</h3>
            <NoteList {...notes} />
          </div>
        ),
      )}
    </div>
  );
}
