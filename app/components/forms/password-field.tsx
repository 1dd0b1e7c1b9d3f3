import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { passwordMaxLength, passwordMinLength } from '#contract/members.ts';

const row = css`
  position: relative;
`;

const input = css`
  padding-inline-end: ${space(80)};
`;

const toggle = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  /* Doubled to override another class. */
  && {
    min-width: 64px;
    padding-inline: ${space(12)};
    font-size: 0.9375rem;
  }

  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

const note = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

export const newPasswordMessages = {
  required: m.error_password_required,
  min: passwordMinLength,
  max: passwordMaxLength,
};

type PasswordFieldState = { name: string; error: string | undefined; hasFocus: boolean };

/** Adds the error of a wrong current password to its field. */
export function proofField(field: PasswordFieldState, isIncorrect: boolean): PasswordFieldState {
  return isIncorrect ? { ...field, error: m.error_password_incorrect(), hasFocus: true } : field;
}

type Props = {
  field: PasswordFieldState;
  label: string;
  /** The current password rather than a new one. */
  isPresent?: boolean;
  hint?: string;
  plainNote?: string;
};

function newPasswordHint(): string {
  return m.member_password_hint({
    min: formatNumber(passwordMinLength),
    max: formatNumber(passwordMaxLength),
  });
}

/** A password with a button that shows it, instead of a second field. */
export function PasswordField({ field, label, isPresent = false, hint, plainNote }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label}
      hint={hint ?? (isPresent ? undefined : newPasswordHint())}
      isRequired
      after={plainNote ? <p className={note}>{plainNote}</p> : null}
    >
      {(props) => (
        <div className={row}>
          <input
            {...props}
            className={cx(control, input)}
            type={isShown ? 'text' : 'password'}
            autoComplete={isPresent ? 'current-password' : 'new-password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={cx(textButton, toggle)}
            aria-label={isShown ? m.password_hide() : m.password_show()}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? m.password_hide_short() : m.password_show_short()}
          </button>
        </div>
      )}
    </Field>
  );
}
