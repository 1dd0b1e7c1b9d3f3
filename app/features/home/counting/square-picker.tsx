import { css } from '@linaria/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { side, squareName } from '#app/counting-chamber/chamber.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';
import { FieldOfCells } from './field-of-cells.tsx';

const field = css`
  position: relative;
  max-width: 480px;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 1px solid ${color.darkHairline};
`;

const squares = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(${side}, 1fr);

  & label {
    position: relative;
    border: 0.5px solid rgb(163 179 170 / 45%);
    cursor: pointer;
  }

  & label[data-counted] {
    background: rgb(63 211 155 / 14%);
  }

  & label:has(:checked) {
    z-index: 1;
    outline: 3px solid #fff;
    cursor: grab;
    /* A finger on the frame drags it. Elsewhere it scrolls the page. */
    touch-action: none;
  }

  & label:has(:focus-visible) {
    outline-color: ${color.accentOnDark};
    outline-width: 5px;
  }
`;

/** The square below the pointer, or the nearest one. */
function squareAt({ clientX, clientY, currentTarget }: PointerEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const step = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  return step((clientY - top) / height) * side + step((clientX - left) / width);
}

function nameOf(name: string, cells: number | undefined): string {
  if (cells === undefined) return m.count_square({ name });
  return m.count_square_done({ name, cells: formatNumber(cells) });
}

type Props = {
  path: string;
  chosen: number;
  counted: ReadonlyMap<number, number>;
  onChoose: (square: number) => void;
};

export function SquarePicker({ path, chosen, counted, onChoose }: Props) {
  const grab = (event: PointerEvent) => {
    if (squareAt(event) === chosen) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChoose(squareAt(event));
  };
  /** Left and right are those of the browser. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -side, ArrowDown: side }[event.key];
    if (!step) return;
    event.preventDefault();
    const radio = event.currentTarget.querySelectorAll('input')[chosen + step];
    radio?.click();
    radio?.focus();
  };
  return (
    <fieldset className={field} onKeyDown={move}>
      <legend className={visuallyHidden}>{m.count_squares()}</legend>
      <FieldOfCells path={path} />
      <div className={squares} onPointerDown={grab} onPointerMove={drag}>
        {Array.from({ length: side * side }, (_, square) => squareName(square)).map((name, square) => (
          <label key={name} data-counted={counted.has(square) || undefined}>
            <input
              type="radio"
              name="square"
              className={visuallyHidden}
              aria-label={nameOf(name, counted.get(square))}
              checked={square === chosen}
              onChange={() => onChoose(square)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
