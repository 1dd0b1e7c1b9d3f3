import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { type Form, useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { ConsentList } from '#app/components/member/consent-list.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { consentQueries } from '#app/consents/consents.queries.ts';
import type { ConsentField } from '#app/consents/consents.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { providerName } from '#app/social/social-messages.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import { nameMaxLength } from '#contract/members.ts';
import { emailMaxLength } from '#contract/text.ts';
import { needsConsents, type SignUpField, signUpFields } from './sign-up-fields.ts';
import type { SocialSignUp } from './social.functions.ts';
import { checkSignUpFields } from './social-sign-up.schema.ts';

const note = css`
  display: grid;
  gap: ${space(8)};
  max-width: 32rem;
  padding-top: ${space(20)};
  ${type.note}
  color: ${color.muted};
  border-top: 1px solid ${color.hairline};
`;

const messages = {
  email: { required: m.error_email_required, max: emailMaxLength },
  password: { required: m.error_password_required },
  name: { required: m.error_own_name_required, max: nameMaxLength },
  termsAgree: { required: m.error_terms_required },
  privacyAgree: { required: m.error_privacy_unread },
  profileAgree: {},
  marketingAgree: {},
  advertisingAgree: {},
};

type SignUpForm = Form<SignUpField | ConsentField>;

type Props = { signUp: SocialSignUp; posted: PostedForm | undefined };

/** A typed address may belong to an account, which adds the password. */
function currentFields(signUp: SocialSignUp, form: SignUpForm): readonly SignUpField[] {
  const known = form.result.context?.missing?.split(' ');
  return known ? signUpFields.filter((field) => known.includes(field)) : signUp.missing;
}

function AccountFields({ form, missing }: { form: SignUpForm; missing: readonly SignUpField[] }) {
  return (
    <>
      {missing.includes('email') ? (
        <TextField
          field={form.field('email')}
          label={m.member_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={form.value('email')}
        />
      ) : null}
      {missing.includes('password') ? (
        <TextField
          field={form.field('password')}
          label={m.social_account_password()}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
      {missing.includes('name') ? (
        <TextField
          field={form.field('name')}
          label={m.member_name()}
          autoComplete="name"
          defaultValue={form.value('name')}
        />
      ) : null}
    </>
  );
}

function Consents({ form, posted }: { form: SignUpForm; posted: Props['posted'] }) {
  const { data: texts } = useSuspenseQuery(consentQueries.texts());
  const neededData = m.consent_notice_items_social();
  return <ConsentList form={form} texts={texts} posted={posted} neededData={neededData} />;
}

export function SocialSignUpPage({ signUp, posted }: Props) {
  const form: SignUpForm = useForm({
    action: '/signup/social',
    messages,
    posted,
    check: (fields) => checkSignUpFields(missing, textFields(fields)),
    draft: { form: 'socialSignUp', owner: null },
  });
  const missing = currentFields(signUp, form);
  const needsPassword = missing.includes('password');
  const isLinking = needsPassword && missing.length === 1;
  const provider = providerName(signUp.provider);
  const isTaken = form.result.failure === 'email_taken';
  return (
    <AccountPage
      crumbs={crumbsOf('/signup/social')}
      heading={isLinking ? m.social_connect_heading() : m.social_signup_heading()}
      lead={isLinking ? m.social_connect_lead({ provider }) : m.social_signup_lead({ provider })}
    >
      <form {...form.props} className={formColumn} aria-label={m.social_signup_crumb()}>
        <DraftNote draft={form.draft} />
        <FormAlert text={isTaken ? m.social_email_taken({ provider }) : form.alert} />
        <AccountFields form={form} missing={missing} />
        {needsConsents(missing) ? <Consents form={form} posted={posted} /> : null}
        <SubmitRow
          label={isLinking ? m.social_connect_submit() : m.social_signup_submit()}
          isSending={form.isSending}
        >
          <PlainLink to="/login">{m.social_cancel()}</PlainLink>
        </SubmitRow>
      </form>
      <div className={note}>
        {needsPassword ? (
          <>
            <p>{m.social_connect_other()}</p>
            <p>
              <PlainLink to="/password/forgot">{m.login_forgot()}</PlainLink>
            </p>
          </>
        ) : null}
        <p>{m.social_signup_time()}</p>
      </div>
    </AccountPage>
  );
}
