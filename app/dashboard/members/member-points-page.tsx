import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { m } from '#app/paraglide/messages.js';
import { pointColumns } from './member-lists.tsx';
import { NoMember } from './no-member.tsx';
import { staffMemberQueries } from './staff-members.queries.ts';

export function MemberPointsPage({ params: { id = '' }, search }: PageProps) {
  const { data: page } = useSuspenseQuery(staffMemberQueries.points(id, search));
  if (!page) return <NoMember />;
  return (
    <>
      <Heading
        text={m.admin_points_history()}
        lead={`#${id}`}
        back={{ to: `members/${id}`, label: m.admin_members_back() }}
      />
      <ItemTable
        label={m.admin_points_history()}
        columns={pointColumns}
        rows={page.data}
        idOf={(row) => String(row.id)}
      />
      <KeysetPaging
        page={`members/${id}/points`}
        search={search}
        previous={page.previous ?? undefined}
        next={page.next ?? undefined}
      />
    </>
  );
}
