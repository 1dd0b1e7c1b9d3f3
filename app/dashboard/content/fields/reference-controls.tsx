import { Combobox } from '@base-ui/react/combobox';
import { css, cx } from '@linaria/core';
import { useHydrated } from '@tanstack/react-router';
import { control } from '#app/components/ui/field.tsx';
import { comboItem, comboNote, comboPopup, comboPositioner } from '#app/dashboard/ui/combo-styles.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { type FieldControlProps, nativeProps, textOf } from './control-props.ts';
import { denseControl } from './plain-controls.tsx';
import { type Choice, useCategoryChoices, useProductChoices } from './reference-choices.ts';

export function CategoryControl(props: FieldControlProps) {
  const { kind, value, onChange, isReadOnly } = props;
  const choices = useCategoryChoices(kind) ?? [];
  const selected = textOf(value);
  const isKnown = selected === '' || choices.some((choice) => choice.value === selected);
  return (
    <select
      {...nativeProps(props)}
      className={cx(control, denseControl)}
      value={selected}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{m.admin_field_no_category()}</option>
      {isKnown ? null : <option value={selected}>{selected}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  padding: ${space(4)};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;

  &:focus-within {
    border-color: ${color.primary};
  }

  & input {
    flex: 1 1 8rem;
    min-width: 6rem;
    min-height: 36px;
    padding-inline: ${space(8)};
    background: none;
    border: 0;
  }
`;

const chip = css`
  display: flex;
  align-items: center;
  padding-inline-start: ${space(10)};
  background: #e3ece6;
  border-radius: 2px;

  & button {
    min-width: 36px;
    min-height: 36px;
    color: ${color.text};
    background: none;
    border: 0;
    cursor: pointer;
  }
`;

/** Chooses several products in an order. */
export function ProductsControl({
  id,
  labelId,
  describedBy,
  value,
  onChange,
  isReadOnly,
}: FieldControlProps) {
  const isHydrated = useHydrated();
  const choices = useProductChoices() ?? [];
  const keys = Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  const labelOf = (key: string) => choices.find((choice) => choice.value === key)?.label ?? key;
  const selected = keys.map((key): Choice => ({ value: key, label: labelOf(key) }));
  // Its hidden input has a style attribute, which the policy refuses in HTML of the server.
  if (!isHydrated) return <p className={comboNote}>{selected.map(({ label }) => label).join(', ')}</p>;
  return (
    <Combobox.Root
      items={choices}
      multiple
      value={selected}
      readOnly={isReadOnly}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      onValueChange={(next: Choice[], details) => {
        // Escape in a closed list would empty the field.
        if (details.reason === 'escape-key') details.cancel();
        else onChange(next.map((choice) => choice.value));
      }}
    >
      <Combobox.Chips className={chips}>
        {selected.map((choice) => (
          <Combobox.Chip key={choice.value} role="group" className={chip} aria-label={choice.label}>
            {choice.label}
            <Combobox.ChipRemove aria-label={m.admin_field_remove({ name: choice.label })}>
              ×
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input
          id={id}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          placeholder={m.admin_field_products_search()}
        />
      </Combobox.Chips>
      <Combobox.Portal>
        <Combobox.Positioner className={comboPositioner} sideOffset={4} align="start">
          <Combobox.Popup className={comboPopup}>
            <Combobox.Empty className={comboNote}>{m.admin_field_products_none()}</Combobox.Empty>
            <Combobox.List>
              {(choice: Choice) => (
                <Combobox.Item key={choice.value} value={choice} className={comboItem}>
                  {choice.label}
                  <Combobox.ItemIndicator aria-hidden="true">✓</Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
