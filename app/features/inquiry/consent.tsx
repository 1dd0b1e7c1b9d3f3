import { css } from '@linaria/core';
import { ChoiceGroup, controlProps } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const terms = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(16)} ${space(20)};
  border: 1px solid ${color.hairline};
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(10)};
  min-height: 44px;
  cursor: pointer;

  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.primary};
  }
`;

/** Consent to the use of personal data: purpose, items, retention, and the right to refuse. */
export function Consent(props: { isChecked: boolean; error: string | undefined; hasFocus: boolean }) {
  const { error, hasFocus, isChecked } = props;
  return (
    <ChoiceGroup name="privacyAgree" legend={m.inquiry_consent_legend()} error={error}>
      <ul className={terms}>
        <li>{m.inquiry_consent_purpose()}</li>
        <li>{m.inquiry_consent_items()}</li>
        <li>{m.inquiry_consent_retention()}</li>
        <li>{m.inquiry_consent_refusal()}</li>
      </ul>
      <label className={choice}>
        <input
          type="checkbox"
          value="true"
          defaultChecked={isChecked}
          {...controlProps({ name: 'privacyAgree', error, hasFocus })}
        />
        {m.inquiry_privacy_agree()}
      </label>
    </ChoiceGroup>
  );
}
