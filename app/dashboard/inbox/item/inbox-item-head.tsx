import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { markAsUnread } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { dueMark, inboxKindLabels, stateMark } from '#app/dashboard/inbox/inbox-labels.ts';
import type { Trail } from '#app/dashboard/inbox/inbox-trail.ts';
import { showInLists } from '#app/dashboard/inbox/show-change.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { ActionsMenu, type MenuAction } from '#app/dashboard/ui/actions-menu.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { headActs, headFacts } from './inbox-item-styles.ts';
import { possibleClosings } from './possible-closings.ts';
import type { ItemActs } from './use-item-acts.ts';

const closeLabels = {
  processed: m.admin_inbox_close_processed,
  spam: m.admin_inbox_close_spam,
  answered_elsewhere: m.admin_inbox_close_elsewhere,
  open: m.admin_inbox_reopen,
} as const;

type Props = {
  item: InboxDetailAnswer;
  acts: ItemActs;
  mayAct: boolean;
  trail: Trail | undefined;
  /** Waits until the item is marked as read. */
  marked: () => Promise<void>;
};

function ActBar({ item, acts, trail, marked }: Omit<Props, 'mayAct'>) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const staff = useStaff();
  const possible = possibleClosings(item);
  const main = possible.find((act) => act === 'processed' || act === 'open');
  const unread = async () => {
    const { reference } = item;
    await marked();
    await router.navigate({ to: '/admin/$', params: { _splat: 'inbox' }, search: trail?.search ?? {} });
    await acts.act(() => markAsUnread({ data: { reference } }), {
      show: () => showInLists(queryClient, [reference], { isUnread: true }),
    });
  };
  const menu: MenuAction[] = [
    ...possible
      .filter((act) => act !== main)
      .map((act) => ({
        label: closeLabels[act](),
        run: () => void acts.close(act),
        isDangerous: act === 'spam',
      })),
    { label: m.admin_inbox_mark_unread(), run: () => void unread() },
  ];
  return (
    <div className={headActs}>
      {main ? (
        <button
          type="button"
          className={main === 'open' ? quietButton : primaryButton}
          disabled={acts.isActing}
          onClick={() => void acts.close(main)}
        >
          {closeLabels[main]()}
        </button>
      ) : null}
      {staff && item.assignee?.id !== staff.id ? (
        <button
          type="button"
          className={quietButton}
          disabled={acts.isActing}
          onClick={() => void acts.assign(staff)}
        >
          {m.admin_inbox_assign_me()}
        </button>
      ) : null}
      <ActionsMenu label={m.admin_item_more()} actions={menu} />
    </div>
  );
}

export function InboxItemHead({ mayAct, ...bar }: Props) {
  const { item, trail } = bar;
  const due = dueMark(item);
  return (
    <Heading
      back={{ to: 'inbox', label: m.admin_inbox(), search: trail?.search }}
      text={item.title || inboxKindLabels[item.kind]()}
      lead={
        <div className={headFacts}>
          <Mark {...stateMark(item)} />
          {due ? <Mark {...due} /> : null}
          <span>{inboxKindLabels[item.kind]()}</span>
          <span>{item.reference}</span>
          <time dateTime={item.at}>{formatTime(item.at)}</time>
        </div>
      }
      actions={mayAct ? <ActBar {...bar} /> : null}
    />
  );
}
