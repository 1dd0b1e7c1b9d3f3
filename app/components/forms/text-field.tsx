import type { InputHTMLAttributes, ReactNode } from 'react';
import { control, Field } from '#app/components/ui/field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'children'> & {
  /** Of `useForm`'s `field`. */
  field: { name: string; error: string | undefined; hasFocus: boolean };
  label: string;
  hint?: string;
  isRequired?: boolean;
  after?: ReactNode;
};

/** A labelled line of text in a form. */
export function TextField({ field, label, hint, isRequired = true, after, ...input }: Props) {
  return (
    <Field {...field} label={label} hint={hint} isRequired={isRequired} after={after}>
      {(props) => <input {...props} className={control} {...input} />}
    </Field>
  );
}
