import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { quietDangerButton } from '#app/components/ui/button.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { space } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  gap: ${space(20)};
  justify-items: start;
  max-width: 34em;
`;

const noFields = {};
const noErrors = () => ({});

/** Ends all sessions of the member. With JavaScript a dialog requires confirmation. */
export function SignOutEverywhere({ posted }: { posted: PostedForm | undefined }) {
  const form = useForm({
    action: '/mypage/profile',
    messages: noFields,
    posted,
    check: noErrors,
    signsOut: true,
  });
  const confirm = useUi((ui) => ui.confirm);

  async function confirmFirst(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    event.preventDefault();
    const button = event.currentTarget;
    const isMeant = await confirm({
      title: m.profile_sessions(),
      message: m.profile_sessions_confirm(),
      dangerous: m.profile_sessions(),
    });
    if (isMeant) button.form?.requestSubmit(button);
  }

  return (
    <form {...form.props} className={block}>
      <input type="hidden" {...form.named('sessions')} />
      <p>{m.profile_sessions_text()}</p>
      <button
        type="submit"
        className={quietDangerButton}
        aria-disabled={form.isSending ? true : undefined}
        onClick={(event) => void confirmFirst(event)}
      >
        {m.profile_sessions()}
      </button>
      <FormAlert text={form.alert} />
    </form>
  );
}
