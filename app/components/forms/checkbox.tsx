import { controlProps } from '#app/components/ui/field.tsx';
import { tickBox } from './tick-box.ts';
import type { FieldState } from './use-form.ts';

type Props = {
  field: FieldState;
  label: string;
  isChecked: boolean;
  isRequired?: boolean;
};

/** A box to tick, sent as `true`. What is wrong with it is said by the group around it. */
export function Checkbox({ field, label, isChecked, isRequired = true }: Props) {
  return (
    <label className={tickBox}>
      <input
        type="checkbox"
        value="true"
        defaultChecked={isChecked}
        {...controlProps({ ...field, isRequired })}
      />
      {label}
    </label>
  );
}
