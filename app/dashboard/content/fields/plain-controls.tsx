import { css, cx } from '@linaria/core';
import { control, textarea } from '#app/components/ui/field.tsx';

import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import { type FieldControlProps, nativeProps, textOf } from './control-props.ts';
import { optionText } from './field-texts.ts';
import { fromKoreanInput, toKoreanInput } from './korean-input.ts';

export const denseControl = css`
  && {
    min-height: 44px;
    padding-block: 0.5rem;
  }
`;

const box = css`
  width: 1.5rem;
  height: 1.5rem;
  margin: 10px 0;
  accent-color: ${color.primary};
`;

const growing = css`
  && {
    min-height: 5rem;
    field-sizing: content;
  }
`;

export function LineControl(props: FieldControlProps) {
  const { field, value, onChange, isReadOnly } = props;
  return (
    <input
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      type={field.type === 'link' ? 'url' : 'text'}
      value={textOf(value)}
      maxLength={field.max}
      readOnly={isReadOnly}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export function TextControl(props: FieldControlProps) {
  const { field, value, onChange, isReadOnly } = props;
  return (
    <textarea
      {...nativeProps(props)}
      className={cx(control, textarea, growing)}
      value={textOf(value)}
      maxLength={field.max}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** One entry a line. */
export function LinesControl(props: FieldControlProps) {
  const { value, onChange, isReadOnly } = props;
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
  return (
    <textarea
      {...nativeProps(props)}
      className={cx(control, textarea, growing)}
      value={lines.join('\n')}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))
      }
    />
  );
}

export function NumberControl(props: FieldControlProps) {
  const { field, value, onChange, isReadOnly } = props;
  return (
    <input
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      type="number"
      inputMode={field.isDecimal ? 'decimal' : 'numeric'}
      step={field.isDecimal ? 'any' : 1}
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? value : ''}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)
      }
    />
  );
}

/** Flags that count as set while a version lacks them. */
const setByDefault: ReadonlySet<string> = new Set(['active', 'published']);

export function FlagControl(props: FieldControlProps) {
  const { name, value, onChange, isReadOnly } = props;
  return (
    <input
      {...nativeProps(props)}
      type="checkbox"
      className={box}
      checked={value === undefined ? setByDefault.has(name) : value === true}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

export function ChoiceControl(props: FieldControlProps) {
  const { field, value, onChange, isReadOnly } = props;
  return (
    <select
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      value={textOf(value)}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{m.admin_field_choose()}</option>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {optionText(option)}
        </option>
      ))}
    </select>
  );
}

export function DateControl(props: FieldControlProps) {
  const { value, onChange, isReadOnly } = props;
  return (
    <input
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      type="date"
      value={textOf(value)}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

/** Date and time in Korea. */
export function MomentControl(props: FieldControlProps) {
  const { value, onChange, isReadOnly } = props;
  return (
    <input
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      type="datetime-local"
      value={toKoreanInput(textOf(value))}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onChange(fromKoreanInput(currentTarget.value) ?? null)}
    />
  );
}
