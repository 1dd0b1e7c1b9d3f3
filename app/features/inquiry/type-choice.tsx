import { css } from '@linaria/core';
import { ChoiceGroup, controlProps } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { contactTypes } from '#contract/contact-types.ts';
import { typeHints, typeLabels } from './inquiry-messages.ts';

const rows = css`
  border-top: 1px solid ${color.hairline};
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)} ${space(16)};
  align-items: baseline;
  padding: ${space(20)} ${space(16)};
  border-bottom: 1px solid ${color.hairline};
  transition: background-color 0.15s;

  &:hover {
    background: ${color.surface};
  }

  &:has(:checked) {
    background: ${color.surface};
    box-shadow: inset 3px 0 0 ${color.primary};
  }

  &:has([aria-invalid]) {
    border-bottom-color: ${color.error};
  }

  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.accent};
  }

  & input {
    position: relative;
    z-index: 1;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.primary};
    outline: none;
    transform: translateY(0.15em);
  }

  ${from.medium} {
    grid-template-columns: auto minmax(9rem, 1fr) 2fr;
    padding-block: ${space(24)};
  }
`;

const label = css`
  ${type.heading}
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const hint = css`
  grid-column: 2;
  color: ${color.muted};
  font-size: 0.9375rem;

  ${from.medium} {
    grid-column: 3;
  }
`;

export function TypeChoice(props: {
  value: string | undefined;
  error: string | undefined;
  hasFocus: boolean;
}) {
  const { error, hasFocus } = props;
  const { id, autoFocus, ...shared } = controlProps({ name: 'type', error, hasFocus, isRequired: true });
  return (
    <ChoiceGroup name="type" legend={m.inquiry_type()} error={error}>
      <div className={rows}>
        {contactTypes.map((kind, index) => (
          <div key={kind} className={row}>
            <input
              type="radio"
              value={kind}
              defaultChecked={props.value === kind}
              {...shared}
              id={`${id}-${kind}`}
              aria-describedby={[`${id}-${kind}-hint`, shared['aria-describedby']].filter(Boolean).join(' ')}
              {...(index === 0 ? { autoFocus } : {})}
            />
            <label htmlFor={`${id}-${kind}`} className={label}>
              {typeLabels[kind]()}
            </label>
            <span id={`${id}-${kind}-hint`} className={hint}>
              {typeHints[kind]()}
            </span>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
