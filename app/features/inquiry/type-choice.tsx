import { css } from '@linaria/core';
import { ChoiceGroup, controlProps } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import { contactTypes } from '#contract/contacts.ts';
import { typeLabels } from './inquiry-messages.ts';

const options = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(8)};

  ${from.medium} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const option = css`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-height: 50px;
  padding: ${space(8)} ${space(12)};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }

  &:has([aria-invalid]) {
    border-color: ${color.error};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  & input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.primary};
    outline: none;
  }
`;

/** The kind of inquiry, one of four. */
export function TypeChoice(props: {
  value: string | undefined;
  error: string | undefined;
  hasFocus: boolean;
}) {
  const { id, autoFocus, ...shared } = controlProps({
    name: 'type',
    error: props.error,
    hasFocus: props.hasFocus,
  });
  return (
    <ChoiceGroup name="type" legend={m.inquiry_type()} error={props.error}>
      <div className={options}>
        {contactTypes.map((type, index) => (
          <label key={type} className={option}>
            <input
              type="radio"
              id={`${id}-${type}`}
              value={type}
              defaultChecked={props.value === type}
              {...shared}
              {...(index === 0 ? { autoFocus } : {})}
            />
            {typeLabels[type]()}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
