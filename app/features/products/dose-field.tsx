import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { controlProps, FieldError } from '#app/components/ui/field.tsx';
import { color, space, type } from '#app/styles/tokens.ts';

const field = css`
  display: grid;
  gap: ${space(6)};

  & > label {
    justify-self: start;
    font-weight: 600;
  }

  & > small {
    ${type.note}
    color: ${color.muted};
  }
`;

type FieldProps = ReturnType<typeof controlProps>;

type Props = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  className?: string | undefined;
  children: (props: FieldProps) => ReactNode;
};

/** A field that has a usable value from the start, so it is neither marked as required nor as optional. */
export function DoseField({ name, label, hint, error, className, children }: Props) {
  return (
    <div className={cx(field, className)}>
      <label htmlFor={name}>{label}</label>
      {children(controlProps({ name, hint, error, hasFocus: false }))}
      {hint ? <small id={`${name}-hint`}>{hint}</small> : null}
      <FieldError name={name} error={error} />
    </div>
  );
}
