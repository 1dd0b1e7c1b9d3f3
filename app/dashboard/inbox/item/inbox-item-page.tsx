import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { OpenedItem } from './opened-item.tsx';

export function InboxItemPage({ params, search }: PageProps) {
  const { data: item } = useSuspenseQuery(inboxQueries.item(params.reference ?? ''));
  if (item) return <OpenedItem key={item.reference} item={item} isReplying={search.reply === 'true'} />;
  return (
    <Heading
      back={{ to: 'inbox', label: m.admin_inbox() }}
      text={m.admin_inbox_gone()}
      lead={m.admin_inbox_gone_text()}
    />
  );
}
