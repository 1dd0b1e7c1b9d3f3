import { css } from '@linaria/core';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import type { Form } from '#app/components/forms/use-form.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { negativeSpace, space } from '#app/styles/tokens.ts';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(24)};
  margin-top: ${negativeSpace(24)};
  margin-bottom: ${space(24)};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export function SignUpAlert({ form }: { form: Pick<Form<never>, 'result' | 'alert'> }) {
  const { failure } = form.result;
  return (
    <>
      <FormAlert text={failure === 'expired' ? m.error_code_timed_out() : form.alert} />
      {failure === 'email_taken' ? (
        <p className={ways}>
          <PlainLink to="/login">{m.menu_login()}</PlainLink>
          <PlainLink to="/password/forgot">{m.signup_taken_reset()}</PlainLink>
        </p>
      ) : null}
    </>
  );
}
