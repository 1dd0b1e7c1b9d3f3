import { css } from '@linaria/core';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { emailMaxLength } from '#contract/text.ts';
import { checkForgot } from './password.schema.ts';
import type { ForgotSearch } from './password.search.ts';

const messages = { email: { required: m.error_email_required, max: emailMaxLength } };

const after = css`
  display: grid;
  gap: ${space(24)};
  justify-items: start;
  max-width: 34em;
`;

function ForgotForm({ posted }: { posted: PostedForm | undefined }) {
  const form = useForm({
    action: '/password/forgot',
    messages,
    posted,
    check: checkForgot,
    draft: { form: 'forgot', owner: null },
  });
  return (
    <form {...form.props} className={formColumn} aria-label={m.password_forgot()}>
      <DraftNote draft={form.draft} />
      <FormAlert text={form.alert} />
      <TextField
        field={form.field('email')}
        label={m.member_email()}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={form.value('email')}
      />
      <SubmitRow label={m.password_forgot_submit()} isSending={form.isSending}>
        <PlainLink to="/login">{m.menu_login()}</PlainLink>
      </SubmitRow>
    </form>
  );
}

type Props = { search: ForgotSearch; posted: PostedForm | undefined };

export function ForgotPage({ search, posted }: Props) {
  const isSent = search.done === 'sent';
  return (
    <AccountPage
      crumbs={crumbsOf('/password/forgot')}
      heading={isSent ? m.password_sent() : m.password_forgot()}
      lead={isSent ? undefined : m.password_forgot_lead()}
    >
      {isSent ? (
        <div className={after}>
          <p role="status">{m.password_sent_text()}</p>
          <p>{m.password_sent_missing()}</p>
          <PlainLink to="/password/forgot" className={quietButton}>
            {m.password_sent_again()}
          </PlainLink>
        </div>
      ) : (
        <ForgotForm posted={posted} />
      )}
    </AccountPage>
  );
}
