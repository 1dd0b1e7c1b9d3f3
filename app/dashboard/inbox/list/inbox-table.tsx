import { formatTime } from '#app/dashboard/frame/times.ts';
import { dueMark, inboxKindLabels, stateMark } from '#app/dashboard/inbox/inbox-labels.ts';
import { type Column, ItemTable, type Selection } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import type { InboxListed } from '#contract/inbox.ts';
import { itemTitle, senderLine, smallText, stateMarks, unreadDot } from './inbox-list-styles.ts';

function ItemTitle({ item }: { item: InboxListed }) {
  return (
    <>
      <span className={itemTitle}>
        {item.isUnread ? (
          <>
            <span className={unreadDot} />
            <span className={visuallyHidden}>{m.admin_inbox_unread()} </span>
          </>
        ) : null}
        {item.title || inboxKindLabels[item.kind]()}
      </span>
      <span className={senderLine}>
        {item.sender} · {item.reference} · {inboxKindLabels[item.kind]()} · {formatLanguage(item.locale)}
      </span>
    </>
  );
}

function States({ item }: { item: InboxListed }) {
  const due = dueMark(item);
  const state = item.state === 'open' && due ? undefined : stateMark(item);
  return (
    <span className={stateMarks}>
      {state ? <Mark {...state} /> : null}
      {due ? <Mark {...due} /> : null}
    </span>
  );
}

const columns: Column<InboxListed>[] = [
  { id: 'title', label: m.admin_inbox_item, cell: (item) => <ItemTitle item={item} /> },
  { id: 'state', label: m.admin_inbox_state, cell: (item) => <States item={item} />, kind: 'fit' },
  {
    id: 'assignee',
    label: m.admin_inbox_assignee,
    cell: ({ assignee }) => assignee?.name ?? <span className={smallText}>{m.admin_inbox_nobody()}</span>,
    isSecondary: true,
    kind: 'fit',
  },
  {
    id: 'received',
    label: m.admin_inbox_received,
    cell: ({ at }) => <span className={smallText}>{formatTime(at)}</span>,
    isSecondary: true,
    kind: 'fit',
  },
];

type Props = { items: readonly InboxListed[]; selection: Selection | undefined };

export function InboxTable({ items, selection }: Props) {
  return (
    <ItemTable
      label={m.admin_inbox()}
      columns={columns}
      rows={items}
      idOf={({ reference }) => reference}
      pageOf={({ reference }) => `inbox/${reference}`}
      isUnread={({ isUnread }) => isUnread}
      {...(selection && { selection })}
    />
  );
}
