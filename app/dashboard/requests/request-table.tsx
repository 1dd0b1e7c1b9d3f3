import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatShortDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { RequestRow } from '#contract/privacy-requests.ts';
import { channelLabels, kindLabels, requestStateLabels, requestTones } from './request-labels.ts';

function dueText({ dueOn, isOverdue }: RequestRow): string {
  const date = formatShortDate(koreanNoon(dueOn));
  return isOverdue ? m.admin_request_overdue({ date }) : date;
}

const columns: Column<RequestRow>[] = [
  { id: 'kind', label: m.admin_request_kind, cell: ({ kind, id }) => `${kindLabels[kind]()} #${id}` },
  {
    id: 'person',
    label: m.admin_request_person,
    cell: ({ name, email, mobile }) =>
      [name, email, mobile].filter(Boolean).join(' · ') || m.admin_request_forgotten(),
  },
  {
    id: 'state',
    label: m.admin_person_state,
    cell: ({ state }) => <Mark tone={requestTones[state]} label={requestStateLabels[state]()} />,
  },
  {
    id: 'due',
    label: m.admin_request_due,
    cell: (row) => (row.isOverdue ? <Mark tone="alert" label={dueText(row)} /> : dueText(row)),
  },
  {
    id: 'channel',
    label: m.admin_request_channel,
    cell: ({ channel }) => channelLabels[channel](),
    isSecondary: true,
  },
];

export function RequestTable({ rows }: { rows: readonly RequestRow[] }) {
  return (
    <ItemTable
      label={m.admin_requests()}
      columns={columns}
      rows={rows}
      idOf={({ id }) => String(id)}
      pageOf={({ id }) => `requests/${id}`}
    />
  );
}
