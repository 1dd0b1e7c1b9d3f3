import { useSuspenseQuery } from '@tanstack/react-query';
import { kindLabels } from '#app/dashboard/content/content-labels.ts';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { type ItemSummary, trashDays } from '#contract/staff-content.ts';
import { parseContentSearch } from './content-search.ts';
import { TrashActions } from './trash-actions.tsx';

const columns: Column<ItemSummary>[] = [
  { id: 'title', label: m.admin_content_title, cell: ({ title }) => title || m.admin_item_untitled() },
  { id: 'kind', label: m.admin_content_kind, cell: ({ kind }) => kindLabels[kind](), isSecondary: true },
  {
    id: 'trashed',
    label: m.admin_trash_since,
    cell: ({ trashedAt }) => (trashedAt ? formatTime(trashedAt) : ''),
    isSecondary: true,
  },
  { id: 'actions', label: m.admin_trash_actions, cell: (item) => <TrashActions item={item} /> },
];

export function TrashPage({ search }: PageProps) {
  const { data } = useSuspenseQuery(contentQueries.list({ ...parseContentSearch(search), state: 'trashed' }));
  return (
    <>
      <Heading text={m.admin_trash_title()} lead={m.admin_trash_lead({ days: formatNumber(trashDays) })} />
      {data.data.length > 0 ? (
        <ItemTable
          label={m.admin_trash_title()}
          columns={columns}
          rows={data.data}
          idOf={({ id }) => String(id)}
          pageOf={({ id }) => `content/${id}`}
        />
      ) : (
        <Empty title={m.admin_trash_none()}>
          <DashboardLink to="content">{m.admin_content()}</DashboardLink>
        </Empty>
      )}
      <KeysetPaging page="content/trash" search={search} previous={undefined} next={data.next ?? undefined} />
    </>
  );
}
