import { controlProps } from '#app/components/ui/field.tsx';
import { tickBox } from './tick-box.ts';
import type { FieldState } from './use-form-engine.ts';

type Props = {
  field: FieldState;
  label: string;
  isChecked: boolean;
  isRequired?: boolean;
};

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
