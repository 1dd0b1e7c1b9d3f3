import { useState } from 'react';
import { PasswordField, proofField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { openDocument } from '#app/dashboard/forms/use-dashboard-form.ts';
import { narrowForm, part } from '#app/dashboard/ui/part.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { m } from '#app/paraglide/messages.js';
import { passwordMaxLength } from '#contract/members.ts';
import { staffPasswordMinLength } from '#contract/staff.ts';
import { changeOwnPassword } from './account.functions.ts';

const limits = { min: staffPasswordMinLength, max: passwordMaxLength };

const messages = {
  current: { required: m.error_password_required },
  next: { required: m.error_password_required, ...limits },
};

function send(fields: FormData) {
  const [current, next] = [String(fields.get('current')), String(fields.get('next'))];
  return changeOwnPassword({ data: { current, next } });
}

export function PasswordForm() {
  const [isIncorrect, setIncorrect] = useState(false);
  const form = useActForm({
    send: (fields) => {
      setIncorrect(false);
      return send(fields);
    },
    done: m.admin_account_password_changed(),
    messages,
    onDone: () => void openDocument(pageHref('/admin/login')),
    onProblem: (code) => {
      setIncorrect(code === 'invalid_credentials');
      return code === 'invalid_credentials';
    },
  });
  const hint = m.admin_password_hint({ min: formatNumber(limits.min), max: formatNumber(limits.max) });
  return (
    <section className={part} aria-labelledby="password">
      <h2 id="password">{m.member_password()}</h2>
      <p>{m.admin_account_password_lead()}</p>
      <form {...form.props} className={narrowForm} aria-labelledby="password">
        <PasswordField
          field={proofField(form.field('current'), isIncorrect)}
          label={m.member_password_current()}
          isPresent
        />
        <PasswordField field={form.field('next')} label={m.member_password_new()} hint={hint} />
        <SubmitRow label={m.admin_account_password_change()} isSending={form.isActing} />
      </form>
    </section>
  );
}
