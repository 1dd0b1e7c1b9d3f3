import { css } from '@linaria/core';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { DoneNotice } from '#app/components/member/done-notice.tsx';
import { ResendForm, resendFormName, verificationPath } from '#app/components/member/resend-form.tsx';
import { useSession } from '#app/components/member/use-session.ts';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';
import type { VerifySearch } from './email.search.ts';

const column = css`
  display: grid;
  gap: ${space(24)};
  justify-items: start;
  max-width: 34em;
`;

const noFields = {};
const noErrors = () => ({});

type Props = { search: VerifySearch; posted: PostedForm | undefined };

/** Mail scanners open links, so only this button verifies. */
function VerifyForm({ token, email, posted }: { token: string; email: string; posted: Props['posted'] }) {
  const form = useForm({ action: verificationPath, messages: noFields, posted, check: noErrors });
  const isExpired = form.result.failure === 'expired';
  return (
    <>
      <form {...form.props} aria-label={m.email_verify()}>
        <input type="hidden" name="token" value={token} />
        <FormAlert text={isExpired ? m.error_email_link() : form.alert} />
        {isExpired ? null : (
          <div className={column}>
            <p>{m.email_ready({ email })}</p>
            <SubmitRow label={m.email_submit()} isSending={form.isSending} {...form.named('verify')} />
          </div>
        )}
      </form>
      {isExpired ? <ResendForm /> : null}
    </>
  );
}

function Verification({ member, search, posted }: Props & { member: Member }) {
  const { email } = member;
  const token = posted?.hidden.token ?? search.token;
  if (member.emailVerified) {
    return (
      <PlainLink to="/mypage" className={primaryButton}>
        {m.email_to_mypage()}
      </PlainLink>
    );
  }
  if (token) return <VerifyForm token={token} email={email} posted={posted} />;
  return (
    <>
      <p>{search.done === 'mailed' ? m.email_resent() : m.email_unverified_text({ email })}</p>
      <ResendForm posted={posted?.name === resendFormName ? posted : undefined} />
    </>
  );
}

function SignInFirst({ token }: { token: string | undefined }) {
  const next = token === undefined ? verificationPath : `${verificationPath}?token=${token}`;
  return (
    <>
      <p>{m.email_sign_in()}</p>
      <PlainLink to="/login" search={{ next }} className={primaryButton}>
        {m.menu_login()}
      </PlainLink>
    </>
  );
}

export function VerifyPage({ search, posted }: Props) {
  const member = useSession();
  return (
    <AccountPage crumbs={crumbsOf('/email/verify')} heading={m.email_verify()} lead={m.email_verify_lead()}>
      <DoneNotice text={member?.emailVerified ? m.email_verified() : undefined} />
      <div className={column}>
        {member ? (
          <Verification member={member} search={search} posted={posted} />
        ) : (
          <SignInFirst token={search.token} />
        )}
      </div>
    </AccountPage>
  );
}
