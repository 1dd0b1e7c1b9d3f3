import { css } from '@linaria/core';
import { PasswordField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import { passwordMaxLength } from '#contract/members.ts';
import { staffPasswordMinLength } from '#contract/staff.ts';
import type { Invitation } from './enrollment.queries.ts';
import { besideQr, code, note, part } from './entrance-styles.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useEnrollment } from './use-enrollment.ts';

const frame = css`
  width: 12rem;
  height: 12rem;
  background: #fff;
  border: 1px solid ${color.hairline};
  shape-rendering: crispEdges;
`;

/** @param path of squares of one unit; @param size side of the code in units */
function QrCode({ path, size, label }: { path: string; size: number; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={frame} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  );
}

type Props = {
  token: string;
  invitation: NonNullable<Invitation>;
  posted: PostedForm | undefined;
  onCodes: (codes: string) => void;
};

function passwordHint(): string {
  return m.admin_password_hint({
    min: formatNumber(staffPasswordMinLength),
    max: formatNumber(passwordMaxLength),
  });
}

function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** One form: the password, and below it the second factors, of which the person selects one. */
export function EnrollSteps({ token, invitation, posted, onCodes }: Props) {
  const { form, enrollPasskey } = useEnrollment({ token, posted, onCodes });
  return (
    <DashboardForm form={form} label={m.admin_enroll()}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={invitation.email} autoComplete="username" />
      <section className={part} aria-labelledby="step-password">
        <h2 id="step-password">{m.admin_enroll_password()}</h2>
        <PasswordField field={form.field('password')} label={m.member_password()} hint={passwordHint()} />
      </section>
      <section className={part} aria-labelledby="step-passkey">
        <h2 id="step-passkey">{m.admin_enroll_passkey()}</h2>
        <p>{m.admin_enroll_passkey_text()}</p>
        <PasskeyButton label={m.admin_passkey_create()} run={enrollPasskey} />
      </section>
      <section className={part} aria-labelledby="step-app">
        <h2 id="step-app">{m.admin_enroll_app()}</h2>
        <div className={besideQr}>
          <QrCode {...invitation.qr} label={m.admin_qr()} />
          <div>
            <p>{m.admin_enroll_app_text()}</p>
            <dl>
              <dt className={note}>{m.admin_secret()}</dt>
              <dd className={code}>{inGroups(invitation.totp.secret)}</dd>
            </dl>
          </div>
        </div>
        <TextField
          field={form.field('code')}
          label={m.admin_app_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitRow label={m.admin_enroll_submit()} isSending={form.isSending} />
      </section>
    </DashboardForm>
  );
}
