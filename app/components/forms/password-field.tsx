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
  /* Twice, since it is laid upon another class. */
  && {
    min-width: 64px;
    padding-inline: ${space(12)};
    font-size: 0.9375rem;
  }

  /* It is the script that shows the password. */
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

/** What a password to be set says when it is wrong. */
export const newPasswordWords = {
  required: m.error_password_required,
  min: passwordMinLength,
  max: passwordMaxLength,
};

type PasswordFieldState = { name: string; error: string | undefined; hasFocus: boolean };

/** The field of a password that is to prove who is typing, once it has proven nothing: that is what is wrong with it. */
export function proofField(field: PasswordFieldState, isIncorrect: boolean): PasswordFieldState {
  return isIncorrect ? { ...field, error: m.error_incorrect(), hasFocus: true } : field;
}

type Props = {
  /** Of `useForm`'s `field`. */
  field: PasswordFieldState;
  label: string;
  /** The one that is set already, to prove who is typing; else one to be set. */
  isPresent?: boolean;
  hint?: string;
  /** What has to be known where the form is a plain one. */
  plainNote?: string;
};

function newPasswordHint(): string {
  return m.member_password_hint({
    min: formatNumber(passwordMinLength),
    max: formatNumber(passwordMaxLength),
  });
}

/** A password, which can be looked at instead of typed twice. */
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
