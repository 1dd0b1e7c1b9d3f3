import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';

export const verificationPath = '/email/verify';
export const resendFormName = 'resend';

const noFields = {};
const noErrors = () => ({});

type Props = {
  posted?: PostedForm | undefined;
  /** After the mail was sent; by default navigates to the confirmation. */
  onDone?: () => Promise<void>;
};

export function ResendForm({ posted, onDone }: Props) {
  const form = useForm({ action: verificationPath, messages: noFields, posted, check: noErrors, onDone });
  return (
    <form {...form.props} aria-label={m.email_resend()}>
      <FormAlert text={form.alert} />
      <SubmitRow
        label={m.email_resend()}
        isSending={form.isSending}
        isQuiet
        {...form.named(resendFormName)}
      />
    </form>
  );
}
