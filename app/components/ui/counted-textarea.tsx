import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { type ControlProps, control, textarea } from './field.tsx';

const row = css`
  display: flex;
  gap: ${space(20)};
  justify-content: space-between;
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const over = css`
  color: ${color.error};
  font-weight: 600;
`;

/** The stored length: trimmed, with a line break as one character. */
function lengthOf(text: string): number {
  return text.replace(/\r\n?/g, '\n').trim().length;
}

/** Accepts more than fits, so pasted text is never cut, and reports the excess. */
export function CountedTextarea(props: { field: ControlProps; defaultValue: string; max: number }) {
  const { field, defaultValue, max } = props;
  const [count, setCount] = useState(() => lengthOf(defaultValue));
  return (
    <>
      <textarea
        {...field}
        defaultValue={defaultValue}
        className={cx(control, textarea)}
        onInput={(event) => setCount(lengthOf(event.currentTarget.value))}
      />
      <div className={row}>
        <p role="status" className={over}>
          {count > max ? m.error_shorten({ max: formatNumber(max), count: formatNumber(count - max) }) : null}
        </p>
        <p className={cx(count > max && over)}>
          {m.form_characters({ count: formatNumber(count), max: formatNumber(max) })}
        </p>
      </div>
    </>
  );
}
