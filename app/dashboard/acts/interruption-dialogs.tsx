import { useState } from 'react';
import { useStore } from 'zustand';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { getPasskeyChallenge } from '#app/dashboard/entrance/passkey.functions.ts';
import { PasskeyButton } from '#app/dashboard/entrance/passkey-button.tsx';
import { signChallenge } from '#app/dashboard/entrance/web-authn.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { StepUp } from '#contract/staff.ts';
import { interruptionStore } from './interruptions.ts';
import { problemText } from './problem-text.ts';
import { lostCode, problemOf } from './staff-result.ts';
import { verifyAgain } from './verify.functions.ts';

type Props = { answer: (isResolved: boolean) => void };

async function verify(proof: StepUp): Promise<string | undefined> {
  const result = await verifyAgain({ data: proof }).catch(() => ({
    ok: false as const,
    problem: problemOf(lostCode),
  }));
  if (result.ok) return undefined;
  return result.problem.code === 'invalid_credentials' ? m.error_code_wrong() : problemText(result.problem);
}

function VerifyDialog({ answer }: Props) {
  const staff = useStaff();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const prove = async (proof: StepUp) => {
    setSending(true);
    const refusal = await verify(proof);
    setSending(false);
    setError(refusal);
    if (!refusal) answer(true);
    return refusal;
  };
  const submit = (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('verification') ?? '').trim();
    if (code === '') setError(m.admin_code_required());
    else void prove({ code });
  };
  return (
    <Dialog
      isOpen
      onClose={() => answer(false)}
      title={m.admin_verify()}
      description={m.admin_second_factor_required()}
    >
      {staff?.passkeys ? (
        <PasskeyButton
          label={m.admin_verify_passkey()}
          run={async () => prove({ passkey: await signChallenge(await getPasskeyChallenge()) })}
        />
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <Field
          name="verification"
          label={m.admin_code()}
          hint={m.admin_code_hint()}
          error={error}
          isRequired
          hasFocus={false}
          after={
            <div className={buttonRow}>
              <button type="submit" className={primaryButton} disabled={isSending}>
                {m.admin_verify_submit()}
              </button>
            </div>
          }
        >
          {(props) => (
            <input
              {...props}
              className={control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** The other tab shares the session cookie, so this document continues. */
function SignInDialog({ answer }: Props) {
  return (
    <Dialog
      isOpen
      onClose={() => answer(false)}
      title={m.admin_signed_out()}
      description={m.admin_signed_out_text()}
    >
      <div className={buttonRow}>
        <a
          href={`/admin/login?lang=${getLocale()}`}
          target="_blank"
          rel="noreferrer"
          className={primaryButton}
        >
          {m.admin_signed_out_new_tab()}
        </a>
        <button type="button" className={quietButton} onClick={() => answer(true)}>
          {m.admin_signed_out_done()}
        </button>
      </div>
    </Dialog>
  );
}

export function InterruptionDialogs() {
  const { open } = useStore(interruptionStore);
  if (!open) return null;
  return open.kind === 'verify' ? (
    <VerifyDialog answer={open.answer} />
  ) : (
    <SignInDialog answer={open.answer} />
  );
}
