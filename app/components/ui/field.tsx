import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const wrapper = css`
  display: grid;
  gap: ${space(8)};
`;

const group = css`
  display: grid;
  gap: ${space(12)};
  min-width: 0;

  & legend {
    padding: 0;
    margin-bottom: ${space(8)};
    font-weight: 600;
  }
`;

const labelClass = css`
  justify-self: start;
  font-weight: 600;
`;

const mark = css`
  margin-inline-start: ${space(4)};
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 400;
`;

const hintClass = css`
  ${type.note}
  color: ${color.muted};
`;

const errorClass = css`
  color: ${color.error};
  font-size: 0.9375rem;
  font-weight: 600;
`;

export const control = css`
  width: 100%;
  min-width: 0;
  min-height: 52px;
  padding: ${space(12)} ${space(16)};
  background-color: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;
  transition: border-color 0.15s;

  &:is(select) {
    appearance: none;
    padding-inline-end: ${space(40)};
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23333' stroke-width='1.5'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");
    background-position: right ${space(16)} center;
    background-size: 12px 8px;
    background-repeat: no-repeat;
  }

  &:hover {
    border-color: ${color.text};
  }

  &:focus-visible {
    border-color: ${color.primary};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.error};
    box-shadow: inset 0 0 0 1px ${color.error};
  }
`;

export const textarea = css`
  display: block;
  min-height: ${space(240)};
  line-height: 1.65;
  resize: vertical;
`;

export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  autoFocus: boolean;
};

type Described = {
  name: string;
  error: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Whether it gets the focus: the first invalid field of a posted form. */
  hasFocus: boolean;
};

export function controlProps({ name, error, hint, isRequired = false, hasFocus }: Described): ControlProps {
  const describedBy = cx(hint && `${name}-hint`, error && `${name}-error`);
  return {
    id: name,
    name,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    autoFocus: hasFocus,
  };
}

function FieldMark({ isRequired }: { isRequired: boolean }) {
  return <span className={mark}>{isRequired ? m.form_required() : m.form_optional()}</span>;
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? (
    <p id={`${name}-error`} className={errorClass}>
      {error}
    </p>
  ) : null;
}

export function ChoiceGroup(props: {
  name: string;
  legend: string;
  lang?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={group}>
      <legend lang={props.lang}>
        {props.legend} <FieldMark isRequired />
      </legend>
      {props.children}
      <FieldError name={props.name} error={props.error} />
    </fieldset>
  );
}

export function Field(
  props: Described & {
    label: string;
    isRequired: boolean;
    children: (control: ControlProps) => ReactNode;
    after?: ReactNode;
  },
) {
  const { name, label, isRequired, hint, error, children, after } = props;
  return (
    <div className={wrapper}>
      <label htmlFor={name} className={labelClass}>
        {label} <FieldMark isRequired={isRequired} />
      </label>
      {hint ? (
        <p id={`${name}-hint`} className={hintClass}>
          {hint}
        </p>
      ) : null}
      {children(controlProps(props))}
      <FieldError name={name} error={error} />
      {after}
    </div>
  );
}
