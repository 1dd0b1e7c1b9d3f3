import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { newPasswordMessages, PasswordField, proofField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useContinue, useForm } from '#app/components/forms/use-form.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors, PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { type Member, passwordChangeSchema } from '#contract/members.ts';

const messages = {
  current: { required: m.error_password_required },
  next: newPasswordMessages,
};

function checkPasswordChange(fields: FormData): FormErrors {
  return checkFields(passwordChangeSchema, Object.fromEntries(fields));
}

type Props = {
  member: Member;
  posted: PostedForm | undefined;
  /** After success: the page must drop the typed passwords. */
  onChanged: () => void;
};

export function PasswordChangeForm({ member, posted, onChanged }: Props) {
  const continueAt = useContinue();
  const form = useForm({
    action: '/mypage/password',
    messages,
    posted,
    check: checkPasswordChange,
    onDone: async (location) => {
      await continueAt(location);
      onChanged();
    },
  });
  return (
    <form {...form.props} aria-label={m.member_password()}>
      <FormAlert text={form.alert} />
      <div className={formColumn}>
        {/* Tells password managers which account this is. */}
        <input type="email" autoComplete="username" value={member.email} readOnly hidden />
        {member.hasPassword ? (
          <PasswordField
            field={proofField(form.field('current'), form.result.failure === 'incorrect')}
            label={m.member_password_current()}
            isPresent
          />
        ) : null}
        <PasswordField field={form.field('next')} label={m.member_password_new()} />
        <SubmitRow
          label={member.hasPassword ? m.password_change_submit() : m.password_change_submit_first()}
          isSending={form.isSending}
        >
          {member.hasPassword ? <PlainLink to="/password/forgot">{m.login_forgot()}</PlainLink> : null}
        </SubmitRow>
      </div>
    </form>
  );
}
