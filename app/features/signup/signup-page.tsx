import { useSuspenseQuery } from '@tanstack/react-query';
import { DefaultButton } from '#app/components/forms/default-button.tsx';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormGroup } from '#app/components/forms/form-group.tsx';
import { newPasswordMessages, PasswordField } from '#app/components/forms/password-field.tsx';
import { PhoneCode } from '#app/components/forms/phone-code-fields.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { usePhoneCode } from '#app/components/forms/use-phone-code.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { ConsentList } from '#app/components/member/consent-list.tsx';
import { ownMobileMessages } from '#app/components/member/own-mobile-messages.ts';
import { SocialButtons } from '#app/components/member/social-buttons.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { returnField } from '#app/session/return-path.ts';
import { nameMaxLength } from '#contract/members.ts';
import { emailMaxLength } from '#contract/text.ts';
import { checkSignUp } from './signup.schema.ts';
import type { SignUpSearch } from './signup.search.ts';
import { SignUpAlert } from './signup-alert.tsx';

const messages = {
  termsAgree: { required: m.error_terms_required },
  privacyAgree: { required: m.error_privacy_unread },
  profileAgree: {},
  marketingAgree: {},
  advertisingAgree: {},
  email: { required: m.error_email_required, max: emailMaxLength },
  name: { required: m.error_own_name_required, max: nameMaxLength },
  mobile: ownMobileMessages,
  code: { required: m.error_code_required },
  password: newPasswordMessages,
};

type Props = { search: SignUpSearch; posted: PostedForm | undefined };

/** The password is last: without JavaScript, requesting a code clears it. */
export function SignUpPage({ search, posted }: Props) {
  const { data: texts } = useSuspenseQuery(consentQueries.texts());
  const form = useForm({
    action: '/signup',
    messages,
    posted,
    check: (fields) => checkSignUp(textFields(fields)),
    draft: { form: 'signUp', owner: null },
  });
  const code = usePhoneCode(form);
  const email = form.field('email');
  const isTaken = form.result.failure === 'email_taken';
  return (
    <AccountPage crumbs={crumbsOf('/signup')} heading={m.menu_signup()} lead={m.signup_lead()} isWide>
      <SocialButtons purpose="signup" next={search.next} />
      <form {...form.props} aria-label={m.menu_signup()}>
        <DefaultButton />
        <input type="hidden" name={returnField} value={posted?.hidden[returnField] ?? search.next ?? ''} />
        <DraftNote draft={form.draft} />
        <FormGroup heading={m.signup_consents()}>
          <ConsentList
            form={form}
            texts={texts}
            posted={posted}
            neededData={m.consent_notice_items_account()}
          />
        </FormGroup>
        <FormGroup heading={m.signup_account()}>
          <TextField
            field={{ ...email, error: isTaken ? m.error_email_taken() : email.error }}
            label={m.member_email()}
            hint={m.signup_email_hint()}
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={form.value('email')}
          />
          <TextField
            field={form.field('name')}
            label={m.member_name()}
            autoComplete="name"
            defaultValue={form.value('name')}
          />
        </FormGroup>
        <FormGroup heading={m.signup_phone()} note={m.signup_phone_note()}>
          <PhoneCode form={form} state={code} label={m.member_mobile()} hint={m.phone_number_hint()} />
        </FormGroup>
        <FormGroup heading={m.member_password()}>
          <PasswordField
            field={form.field('password')}
            label={m.member_password()}
            plainNote={m.password_plain()}
          />
          <div>
            {code.isForCode ? null : <SignUpAlert form={form} />}
            <SubmitRow label={m.signup_submit()} isSending={form.isSending && !code.isForCode} />
          </div>
        </FormGroup>
      </form>
      <p>
        {m.signup_has_account()}{' '}
        <PlainLink to="/login" search={{ next: search.next }}>
          {m.menu_login()}
        </PlainLink>
      </p>
    </AccountPage>
  );
}
