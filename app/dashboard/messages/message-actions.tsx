import { textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { ActionsMenu } from '#app/dashboard/ui/actions-menu.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StaffMessage } from '#contract/staff-messages.ts';
import { deleteMessage, resendMessages } from './message-acts.functions.ts';

type Props = { message: StaffMessage };

export function useResend() {
  const { act, isActing } = useStaffAct();
  /** @param ids undefined: all that failed */
  const resend = (ids: string[] | undefined) =>
    act(() => resendMessages({ data: ids ? { ids } : {} }), { done: m.admin_messages_resent() });
  return { resend, isActing };
}

export function MessageActions({ message: { id, kind, state, subject } }: Props) {
  const { resend, isActing } = useResend();
  const { act } = useStaffAct();
  if (state === 'waiting')
    return (
      <button
        type="button"
        className={textButton}
        disabled={isActing || kind === 'sms'}
        onClick={() => void resend([id])}
      >
        {m.admin_messages_now()}
      </button>
    );
  return (
    <ActionsMenu
      label={m.admin_messages_act()}
      name={m.admin_messages_actions({ subject })}
      actions={[
        { label: m.admin_messages_resend(), run: () => void resend([id]), isDisabled: kind === 'sms' },
        {
          label: m.admin_messages_delete(),
          run: () => void act(() => deleteMessage({ data: { id } }), { done: m.admin_messages_deleted() }),
          isDangerous: true,
        },
      ]}
    />
  );
}
