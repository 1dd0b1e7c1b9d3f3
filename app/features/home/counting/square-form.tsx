import { css } from '@linaria/core';
import { type FormEvent, type PointerEvent, useState } from 'react';
import { side, squareName } from '#app/counting-chamber/chamber.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { FieldOfCells } from './field-of-cells.tsx';

const form = css`
  display: grid;
  gap: ${space(12)};
  align-content: start;

  & > div {
    max-width: 320px;
    border: 2px solid #fff;
    cursor: crosshair;
  }

  & label {
    font-weight: 600;
  }

  & input {
    width: 7rem;
    min-height: 50px;
    padding-inline: ${space(16)};
    color: #fff;
    font-variant-numeric: tabular-nums;
    background: ${color.darkRaised};
    border: 1px solid ${color.darkMuted};
    border-radius: 2px;
  }

  & input[aria-invalid] {
    border: 2px solid #ffb4ab;
  }

  & small {
    ${type.note}
    color: #ffb4ab;
  }

  & button {
    min-height: 50px;
    padding-inline: ${space(28)};
    color: ${color.dark};
    font-weight: 600;
    background: ${color.paper};
    border: 0;
    border-radius: 2px;
    cursor: pointer;

    &:hover {
      background: ${color.accentOnDark};
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

const most = 200;

type Mark = { x: number; y: number };

/** A second click on a mark removes it. */
function toggled(marks: readonly Mark[], at: Mark): Mark[] {
  const others = marks.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) > 4);
  return others.length < marks.length ? others : [...marks, at];
}

type Props = { path: string; square: number; onCount: (cells: number) => void };

/** One square, enlarged, with the field for the number of its cells. */
export function SquareForm({ path, square, onCount }: Props) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [number, setNumber] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  // A finger that scrolls ends in a cancelled pointer.
  const mark = ({ button, clientX, clientY, currentTarget }: PointerEvent) => {
    if (button !== 0) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const place = (distance: number) => (distance / width) * 100;
    const next = toggled(marks, { x: place(clientX - left), y: place(clientY - top) });
    setMarks(next);
    if (number === '' || number === String(marks.length)) setNumber(String(next.length));
  };
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWhole = /^\d{1,3}$/.test(number.trim()) && Number(number) <= most;
    setInvalid(!isWhole);
    if (isWhole) onCount(Number(number));
    else event.currentTarget.querySelector('input')?.focus();
  };

  const [left, top] = [(square % side) * 100, Math.floor(square / side) * 100];
  return (
    <form className={form} onSubmit={compare} noValidate>
      <div onPointerUp={mark}>
        <FieldOfCells path={path} square={square}>
          {marks.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={left + x} cy={top + y} r="3" fill="none" stroke="#fff" />
          ))}
        </FieldOfCells>
      </div>
      <label htmlFor="count-number">
        {m.count_square({ name: squareName(square) })} · {m.count_number()}
      </label>
      <span className={row}>
        <input
          id="count-number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={number}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'count-error' : undefined}
          onChange={(event) => {
            setNumber(event.target.value);
            setInvalid(false);
          }}
        />
        <button type="submit">{m.count_compare()}</button>
      </span>
      {isInvalid ? (
        <small id="count-error" role="alert">
          {m.count_error({ max: formatNumber(most) })}
        </small>
      ) : null}
    </form>
  );
}
