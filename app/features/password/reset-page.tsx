import { css } from '@linaria/core';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { newPasswordMessages, PasswordField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { checkReset } from './password.schema.ts';
import type { ResetSearch } from './password.search.ts';

const messages = { password: newPasswordMessages };

const again = css`
  justify-self: start;
`;

function NoLink({ text }: { text: string }) {
  return (
    <div className={formColumn}>
      <FormAlert text={text} />
      <PlainLink to="/password/forgot" className={`${primaryButton} ${again}`}>
        {m.password_reset_again()}
      </PlainLink>
    </div>
  );
}

function ResetForm({ token, posted }: { token: string; posted: PostedForm | undefined }) {
  const form = useForm({ action: '/password/reset', messages, posted, check: checkReset });
  if (form.result.failure === 'expired') return <NoLink text={m.error_link_expired()} />;
  return (
    <form {...form.props} className={formColumn} aria-label={m.password_reset()}>
      <input type="hidden" name="token" value={token} />
      <FormAlert text={form.alert} />
      <PasswordField field={form.field('password')} label={m.member_password_new()} />
      <SubmitRow label={m.password_reset_submit()} isSending={form.isSending} />
    </form>
  );
}

type Props = { search: ResetSearch; posted: PostedForm | undefined };

export function ResetPage({ search, posted }: Props) {
  const token = posted?.hidden.token ?? search.token;
  return (
    <AccountPage
      crumbs={crumbsOf('/password/reset')}
      heading={m.password_reset()}
      lead={m.password_reset_lead()}
    >
      {token ? <ResetForm token={token} posted={posted} /> : <NoLink text={m.error_link_broken()} />}
    </AccountPage>
  );
}
