import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { m } from '#app/paraglide/messages.js';
import { ReplyEditor } from './reply-editor.tsx';
import { replyQueries } from './reply-list.queries.ts';

export function ReplyPage({ params }: PageProps) {
  const { data: replies } = useSuspenseQuery(replyQueries.list());
  const isNew = params.id === 'new';
  const reply = replies.find(({ id }) => String(id) === params.id);
  const back = { to: 'replies', label: m.admin_replies() };
  if (!reply && !isNew) return <Heading text={m.admin_replies_gone()} back={back} />;
  return (
    <>
      <Heading text={reply?.name ?? m.admin_replies_new()} back={back} />
      <ReplyEditor key={params.id} reply={reply} />
    </>
  );
}
