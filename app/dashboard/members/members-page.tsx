import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { formatDate, formatNumber, formatShortDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { MemberRow } from '#contract/staff-members.ts';
import { staffMemberQueries } from './staff-members.queries.ts';

const columns: Column<MemberRow>[] = [
  { id: 'name', label: m.admin_members_name, cell: ({ name, id }) => `${name} #${id}` },
  { id: 'email', label: m.member_email, cell: ({ email }) => email },
  { id: 'mobile', label: m.admin_members_mobile, cell: ({ mobile }) => mobile ?? '–', isSecondary: true },
  {
    id: 'points',
    label: m.admin_members_points,
    cell: ({ points }) => formatNumber(points),
    isSecondary: true,
  },
  {
    id: 'joined',
    label: m.admin_members_joined,
    cell: ({ createdAt }) => formatShortDate(createdAt),
    isSecondary: true,
  },
];

export function MembersPage({ search }: PageProps) {
  const { data: found } = useSuspenseQuery(staffMemberQueries.list(search));
  const { data: rows, rejoinAt, previous, next } = found;
  return (
    <>
      <Heading text={m.admin_members()} lead={m.admin_members_lead()} />
      <FilterBar
        page="members"
        label={m.admin_members_search()}
        filters={[{ name: 'person', label: m.admin_members_person(), kind: 'search' }]}
        search={search}
      />
      {rejoinAt ? <p role="status">{m.admin_members_withdrawn({ date: formatDate(rejoinAt) })}</p> : null}
      {rows.length > 0 ? (
        <ItemTable
          label={m.admin_members()}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          pageOf={({ id }) => `members/${id}`}
        />
      ) : (
        <Empty title={m.admin_members_none()}>
          <p>{m.admin_members_none_text()}</p>
        </Empty>
      )}
      <KeysetPaging
        page="members"
        search={search}
        previous={previous ?? undefined}
        next={next ?? undefined}
      />
    </>
  );
}
