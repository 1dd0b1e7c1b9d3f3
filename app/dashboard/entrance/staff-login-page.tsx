import { PasswordField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import { openDocument, staffMessage, useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { m } from '#app/paraglide/messages.js';
import { dashboardPath } from '#app/session/guarded.ts';
import { returnField } from '#app/session/return-path.ts';
import { staffLoginSchema } from '#contract/staff.ts';
import { note, part } from './entrance-styles.ts';
import { nextPage } from './next-page.ts';
import { getPasskeyChallenge, signInWithPasskey } from './passkey.functions.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signChallenge } from './web-authn.ts';

const messages = {
  email: { required: m.error_email_required },
  password: { required: m.error_password_required },
  code: { required: m.admin_code_required },
};

function checkLogin(fields: FormData): FormErrors {
  return checkFields(staffLoginSchema, Object.fromEntries(fields));
}

function usePasskeySignIn(next: string | undefined): () => Promise<string | undefined> {
  return async () => {
    const passkey = await signChallenge(await getPasskeyChallenge());
    const problem = await signInWithPasskey({ data: { passkey } });
    if (problem) return staffMessage(problem) ?? m.admin_passkey_refused();
    await openDocument(pageHref(nextPage(next)));
    return undefined;
  };
}

export function StaffLoginPage({ search, posted }: PageProps) {
  const next = posted?.hidden[returnField] ?? search.next;
  const form = useDashboardForm({
    name: 'login',
    page: 'login',
    messages,
    posted,
    check: checkLogin,
    onDone: openDocument,
  });
  const alert = form.result.failure === 'incorrect' ? m.admin_login_incorrect() : form.alert;
  return (
    <>
      <Heading text={m.admin_login()} lead={m.admin_login_lead()} />
      <section className={part} aria-labelledby="with-passkey">
        <h2 id="with-passkey">{m.admin_passkey()}</h2>
        <PasskeyButton label={m.admin_passkey_login()} run={usePasskeySignIn(next)} />
      </section>
      <section className={part} aria-labelledby="with-password">
        <h2 id="with-password">{m.admin_login_password()}</h2>
        <DashboardForm form={{ ...form, alert }} label={m.admin_login_password()}>
          <input type="hidden" name={returnField} value={next ?? dashboardPath} />
          <TextField
            field={form.field('email')}
            label={m.member_email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={form.value('email')}
          />
          <PasswordField field={form.field('password')} label={m.member_password()} isPresent />
          <TextField
            field={form.field('code')}
            label={m.admin_code()}
            hint={m.admin_code_hint()}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitRow label={m.login_submit()} isSending={form.isSending} />
        </DashboardForm>
      </section>
      <p className={note}>{m.admin_login_help()}</p>
    </>
  );
}
