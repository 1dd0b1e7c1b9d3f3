import { css } from '@linaria/core';
import { useMemo, useState } from 'react';
import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { cellPath, cellsIn, makeChamber, side, squareName } from '#app/counting-chamber/chamber.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { ChamberProps } from './count-layer.tsx';
import { CountResult } from './count-result.tsx';
import { SquareForm } from './square-form.tsx';
import { SquarePicker } from './square-picker.tsx';

const tool = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)} ${space(40)};
  align-items: start;

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  }
`;

const hint = css`
  margin-top: ${space(12)};
  ${type.note}
  color: ${color.darkMuted};
`;

const result = css`
  display: grid;
  gap: ${space(16)};
  ${type.note}

  & a {
    justify-self: start;
    color: ${color.accentOnDark};
    font-weight: 600;
  }

  ${from.medium} {
    grid-column: 1 / -1;
  }

  ${from.extraLarge} {
    grid-column: auto;
  }
`;

/** Counts of several squares add up. */
export function CountTool({ chamber: { slug, count, events } }: ChamberProps) {
  const chamber = useMemo(() => makeChamber(count), [count]);
  const path = useMemo(() => cellPath(chamber), [chamber]);
  const [chosen, setChosen] = useState(side + 1);
  const [counted, setCounted] = useState<ReadonlyMap<number, number>>(new Map());

  const cells = [...counted.values()].reduce((sum, found) => sum + found, 0);
  const mine = { events: cells, count: (cells / Math.max(1, counted.size)) * chamber.perCell };
  return (
    <div className={tool}>
      <div>
        <SquarePicker path={path} chosen={chosen} counted={counted} onChoose={setChosen} />
        <p className={hint}>{m.count_hint()}</p>
      </div>
      <SquareForm
        key={chosen}
        path={path}
        square={chosen}
        onCount={(found) => setCounted(new Map(counted).set(chosen, found))}
      />
      <div className={result} aria-live="polite">
        {counted.size > 0 ? (
          <>
            <CountResult mine={mine} flow={{ events, count }} />
            <p>
              {[...counted.keys()]
                .map((square) =>
                  m.count_truth({
                    name: squareName(square),
                    cells: formatNumber(cellsIn(chamber, square)),
                  }),
                )
                .join(' ')}
            </p>
            <p>{m.count_why()}</p>
            <PlainLink to="/business/material/$code" params={{ code: slug }} hash={evidenceAnchor}>
              {m.count_proof()}
            </PlainLink>
          </>
        ) : null}
      </div>
    </div>
  );
}
