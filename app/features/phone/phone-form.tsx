import { DefaultButton } from '#app/components/forms/default-button.tsx';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { PhoneCode } from '#app/components/forms/phone-code-fields.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { type Form, useForm } from '#app/components/forms/use-form.ts';
import { usePhoneCode } from '#app/components/forms/use-phone-code.ts';
import { ownMobileMessages } from '#app/components/member/own-mobile-messages.ts';
import { useMember } from '#app/components/member/use-member.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { formatDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { checkPhoneChange } from './phone.schema.ts';

const messages = {
  mobile: ownMobileMessages,
  code: { required: m.error_code_required },
};

function alertOf({ result, alert }: Pick<Form<never>, 'result' | 'alert'>): string | undefined {
  const rejoinAt = result.context?.rejoinAt;
  if (result.failure === 'rejoin' && rejoinAt) return m.error_phone_blocked({ date: formatDate(rejoinAt) });
  return result.failure === 'expired' ? m.error_code_timed_out() : alert;
}

export function PhoneForm({ posted }: { posted: PostedForm | undefined }) {
  const { id } = useMember();
  const form = useForm({
    action: '/mypage/phone',
    messages,
    posted,
    check: (fields) => checkPhoneChange(textFields(fields)),
    draft: { form: 'phone', owner: id },
  });
  const code = usePhoneCode(form);
  return (
    <form {...form.props} className={formColumn} aria-label={m.member_phone()}>
      <DefaultButton />
      <DraftNote draft={form.draft} />
      <PhoneCode form={form} state={code} label={m.phone_new()} hint={m.phone_number_hint()} />
      <div>
        {code.isForCode ? null : <FormAlert text={alertOf(form)} />}
        <SubmitRow label={m.phone_submit()} isSending={form.isSending && !code.isForCode} />
      </div>
    </form>
  );
}
