import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { primaryButton } from '#app/components/ui/button.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { formatLanguage, formatShortDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { SavedReply } from '#contract/replies.ts';
import { replyQueries } from './reply-list.queries.ts';

const columns: Column<SavedReply>[] = [
  { id: 'name', label: m.admin_replies_name, cell: ({ name }) => name },
  {
    id: 'languages',
    label: m.admin_languages,
    cell: ({ texts }) =>
      Object.keys(texts)
        .filter((name) => v.is(localeSchema, name))
        .map(formatLanguage)
        .join(', '),
  },
  {
    id: 'changed',
    label: m.admin_content_changed,
    cell: ({ changedAt }) => formatShortDate(changedAt),
    isSecondary: true,
  },
];

/** Texts that agents insert into answers. */
export function ReplyListPage() {
  const { data: replies } = useSuspenseQuery(replyQueries.list());
  const mayChange = useMay('replies.change');
  return (
    <>
      <Heading
        text={m.admin_replies()}
        lead={m.admin_replies_lead()}
        actions={
          mayChange ? (
            <DashboardLink to="replies/new" className={primaryButton}>
              {m.admin_replies_new()}
            </DashboardLink>
          ) : null
        }
      />
      {replies.length > 0 ? (
        <ItemTable
          label={m.admin_replies()}
          columns={columns}
          rows={replies}
          idOf={({ id }) => String(id)}
          pageOf={({ id }) => `replies/${id}`}
        />
      ) : (
        <Empty title={m.admin_replies_none()}>
          <p>{m.admin_replies_none_text()}</p>
        </Empty>
      )}
    </>
  );
}
