import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { DoneNotice } from '#app/components/member/done-notice.tsx';
import { SocialButtons } from '#app/components/member/social-buttons.tsx';
import { SocialNotice } from '#app/components/member/social-notice.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors, PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { returnField } from '#app/session/return-path.ts';
import { loginRequestSchema } from '#contract/members.ts';
import type { LoginSearch } from './login.search.ts';

const messages = {
  email: { required: m.error_email_required },
  password: { required: m.error_password_required },
};

function checkLogin(fields: FormData): FormErrors {
  return checkFields(loginRequestSchema, Object.fromEntries(fields));
}

type Props = { search: LoginSearch; posted: PostedForm | undefined };

export function LoginPage({ search, posted }: Props) {
  const form = useForm({ action: '/login', messages, posted, check: checkLogin });
  const next = posted?.hidden[returnField] ?? search.next;
  const alert = form.result.failure === 'incorrect' ? m.error_login_incorrect() : form.alert;
  return (
    <AccountPage crumbs={crumbsOf('/login')} heading={m.menu_login()} lead={m.login_lead()}>
      <DoneNotice text={search.done && m.password_reset_done()} />
      <SocialNotice search={search} />
      <form {...form.props} className={formColumn} aria-label={m.menu_login()}>
        <input type="hidden" name={returnField} value={next ?? '/mypage'} />
        <FormAlert text={alert} />
        <TextField
          field={form.field('email')}
          label={m.member_email()}
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={form.value('email')}
        />
        <TextField
          field={form.field('password')}
          label={m.member_password()}
          type="password"
          autoComplete="current-password"
        />
        <SubmitRow label={m.login_submit()} isSending={form.isSending}>
          <PlainLink to="/password/forgot">{m.login_forgot()}</PlainLink>
        </SubmitRow>
      </form>
      <SocialButtons purpose="signin" next={next} />
      <p>
        {m.login_no_account()}{' '}
        <PlainLink to="/signup" search={{ next }}>
          {m.menu_signup()}
        </PlainLink>
      </p>
    </AccountPage>
  );
}
