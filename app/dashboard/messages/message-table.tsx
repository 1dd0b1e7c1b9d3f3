import { useMemo, useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffMessage } from '#contract/staff-messages.ts';
import { FailureText } from './failure-text.tsx';
import { FullAddress } from './full-address.tsx';
import { MessageActions, useResend } from './message-actions.tsx';
import { showRecipient } from './message-acts.functions.ts';
import { kindNames, stateNames } from './message-labels.ts';

function titleOf({ subject, kind }: StaffMessage): string {
  return subject || kindNames[kind]();
}

const columns: Column<StaffMessage>[] = [
  {
    id: 'subject',
    label: m.admin_messages_message,
    kind: 'words',
    cell: (message) =>
      message.reference ? (
        <DashboardLink to={`inbox/${message.reference}`}>{titleOf(message)}</DashboardLink>
      ) : (
        titleOf(message)
      ),
  },
  {
    id: 'to',
    label: m.admin_messages_to,
    cell: ({ id, to }) => <FullAddress masked={to} show={() => showRecipient({ data: { id } })} />,
    kind: 'words',
  },
  {
    id: 'state',
    label: m.admin_person_state,
    kind: 'fit',
    cell: ({ state }) => (
      <Mark tone={state === 'failed' ? 'alert' : 'progress'} label={stateNames[state]()} />
    ),
  },
  {
    id: 'failure',
    label: m.admin_messages_why,
    cell: (message) => <FailureText {...message} />,
    isSecondary: true,
  },
  {
    id: 'created',
    label: m.admin_messages_created,
    cell: ({ createdAt }) => formatTime(createdAt),
    kind: 'words',
    isSecondary: true,
  },
];

const withActions: Column<StaffMessage>[] = [
  ...columns,
  {
    id: 'actions',
    label: m.admin_messages_act,
    kind: 'fit',
    cell: (message) => <MessageActions message={message} />,
  },
];

export function MessageTable({ messages }: { messages: readonly StaffMessage[] }) {
  const maySend = useMay('messages.send');
  const [selected, setSelected] = useState<Record<string, true>>({});
  const { resend, isActing } = useResend();
  const ids = useMemo(() => messages.map(({ id }) => id).filter((id) => selected[id]), [messages, selected]);
  const nameOf = (id: string) => {
    const message = messages.find((candidate) => candidate.id === id);
    return message ? `${titleOf(message)} ${message.to}` : '';
  };
  const resendSelected = async () => {
    const result = await resend(ids);
    if (result?.ok) setSelected({});
  };
  useCommands(
    maySend && ids.length > 0
      ? [{ label: m.admin_messages_resend(), keys: 'r', run: () => void resendSelected() }]
      : [],
  );
  return (
    <>
      {maySend ? (
        <div className={buttonRow}>
          <button
            type="button"
            className={primaryButton}
            disabled={ids.length === 0 || isActing}
            onClick={() => void resendSelected()}
          >
            {m.admin_messages_resend_selected({ count: formatNumber(ids.length) })}
          </button>
          <button
            type="button"
            className={quietButton}
            disabled={isActing}
            onClick={() => void resend(undefined)}
          >
            {m.admin_messages_resend_all()}
          </button>
        </div>
      ) : null}
      <ItemTable
        label={m.admin_messages()}
        columns={maySend ? withActions : columns}
        rows={messages}
        idOf={({ id }) => id}
        {...(maySend ? { selection: { selected, onChange: setSelected, nameOf } } : {})}
      />
    </>
  );
}
