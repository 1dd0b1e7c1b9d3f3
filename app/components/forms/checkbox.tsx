import { css } from '@linaria/core';
import { controlProps } from '#app/components/ui/field.tsx';
import { color, space } from '#app/styles/tokens.ts';

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 50px;
  font-weight: 600;
  cursor: pointer;

  & input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.primary};
  }

  &:has([aria-invalid]) {
    color: ${color.error};
  }
`;

type Props = {
  /** Of `useForm`'s `field`. */
  field: { name: string; error: string | undefined; hasFocus: boolean };
  label: string;
  isChecked: boolean;
  isRequired?: boolean;
};

/** A box to tick, sent as `true`. What is wrong with it is said by the group around it. */
export function Checkbox({ field, label, isChecked, isRequired = true }: Props) {
  return (
    <label className={choice}>
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
