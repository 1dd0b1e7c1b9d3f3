import { css, cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { codeFormName } from '#app/phone/check-phone-form.ts';
import { maxCodeTries, writePhoneCode } from '#app/phone/phone-code-state.ts';
import { color, space, tracking } from '#app/styles/tokens.ts';
import { CodeStatus } from './code-status.tsx';
import type { Form } from './use-form.ts';
import type { PhoneCodeState } from './use-phone-code.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};

  & > input {
    flex: 1 1 8rem;
  }
`;

const send = css`
  flex: 0 1 auto;
  /* As wide as its longest label, so that the countdown does not shift the layout. */
  min-width: 9rem;
  padding-inline: ${space(12)};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;

  &[aria-disabled='true'] {
    color: ${color.muted};
    border-color: ${color.hairline};
    cursor: default;
  }
`;

const refusal = css`
  color: ${color.error};
  font-size: 0.9375rem;
  font-weight: 600;
`;

const digits = css`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${tracking.code};
`;

type Props = {
  form: Form<'mobile' | 'code'>;
  state: PhoneCodeState;
  label: string;
  hint: string;
};

function SendButton({ form, state }: Pick<Props, 'form' | 'state'>) {
  const { isForCode, phase, wait } = state;
  const isSending = form.isSending && isForCode;
  const label = phase === 'none' || phase === 'other_number' ? m.phone_code_send() : m.phone_code_again();
  return (
    <button
      type="submit"
      {...form.named(codeFormName)}
      className={cx(quietButton, send)}
      aria-disabled={isSending || wait > 0 ? true : undefined}
      onClick={(event) => {
        if (wait > 0) event.preventDefault();
      }}
    >
      {wait > 0 ? m.phone_code_again_wait({ seconds: formatNumber(wait) }) : label}
    </button>
  );
}

function codeError({ form, state }: Pick<Props, 'form' | 'state'>): string | undefined {
  const { code, phase } = state;
  const { error } = form.field('code');
  if (phase === 'other_number') return m.error_code_other_number();
  if (phase === 'locked') return m.error_code_locked({ tries: formatNumber(maxCodeTries) });
  if (phase === 'expired' || form.result.failure === 'expired') return m.error_code_timed_out();
  if (form.result.errors.code !== 'invalid_code' || !code) return error;
  return m.error_code_tries_left({ left: formatNumber(maxCodeTries - code.codeWrong) });
}

export function PhoneCode({ form, state, label, hint }: Props) {
  const { code, codeInput, isForCode, hasArrived, mobileInput, onMobileChange } = state;
  const hiddenFields = code ? Object.entries(writePhoneCode(code)) : [];
  const isRefused = isForCode && form.result.failure !== undefined;
  const codeField = form.field('code');
  return (
    <>
      <Field
        {...form.field('mobile')}
        label={label}
        hint={hint}
        isRequired
        after={<div role="alert">{isRefused ? <p className={refusal}>{form.alert}</p> : null}</div>}
      >
        {(props) => (
          <div className={row}>
            <input
              {...props}
              className={control}
              type="text"
              inputMode="tel"
              autoComplete="tel-national"
              defaultValue={form.value('mobile')}
              ref={mobileInput}
              onChange={onMobileChange}
            />
            <SendButton form={form} state={state} />
          </div>
        )}
      </Field>
      <Field
        {...codeField}
        hasFocus={codeField.hasFocus || hasArrived}
        label={m.member_code()}
        hint={m.phone_code_hint()}
        isRequired
        error={codeError({ form, state })}
        after={<CodeStatus state={state} />}
      >
        {(props) => (
          <input
            {...props}
            ref={codeInput}
            className={cx(control, digits)}
            inputMode="numeric"
            autoComplete="one-time-code"
            defaultValue={form.value('code')}
          />
        )}
      </Field>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
