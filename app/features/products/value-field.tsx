import { css, cx } from '@linaria/core';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** An uncontrolled field that follows the address, for example after a step back. */
export function useValue<TElement extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const ref = useRef<TElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.value = value;
  }, [value]);
  return { ref, defaultValue: value };
}

type FieldProps = ReturnType<typeof controlProps>;

type Props = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  className?: string | undefined;
  children: (props: FieldProps) => ReactNode;
};

/** A field of a calculator or a filter, which is neither marked as required nor as optional. */
export function ValueField({ name, label, hint, error, className, children }: Props) {
  return (
    <div className={cx(field, className)}>
      <label htmlFor={name}>{label}</label>
      {children(controlProps({ name, hint, error, hasFocus: false }))}
      {hint ? <small id={`${name}-hint`}>{hint}</small> : null}
      <FieldError name={name} error={error} />
    </div>
  );
}
