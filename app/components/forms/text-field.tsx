import type { InputHTMLAttributes, ReactNode } from 'react';
import { control, Field } from '#app/components/ui/field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'children'> & {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  label: string;
  hint?: string;
  isRequired?: boolean;
  after?: ReactNode;
};

export function TextField({ field, label, hint, isRequired = true, after, ...input }: Props) {
  return (
    <Field {...field} label={label} hint={hint} isRequired={isRequired} after={after}>
      {(props) => <input {...props} className={control} {...input} />}
    </Field>
  );
}
