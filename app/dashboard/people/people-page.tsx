import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';
import { InvitePerson } from './invite-person.tsx';
import { peopleQueries } from './people-list.queries.ts';
import { stateLabels, stateTones } from './state-labels.ts';

const columns: Column<StaffPerson>[] = [
  { id: 'name', label: m.admin_person_name, cell: ({ name }) => name },
  { id: 'email', label: m.member_email, cell: ({ email }) => email, isSecondary: true },
  { id: 'role', label: m.admin_role, cell: ({ role }) => roleLabels[role]() },
  {
    id: 'state',
    label: m.admin_person_state,
    cell: ({ state }) => <Mark tone={stateTones[state]} label={stateLabels[state]()} />,
  },
];

export function PeoplePage({ posted }: PageProps) {
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  return (
    <>
      <Heading text={m.admin_people()} lead={m.admin_people_lead()} />
      <ItemTable
        label={m.admin_people()}
        columns={columns}
        rows={people}
        idOf={({ id }) => String(id)}
        pageOf={({ id }) => `people/${id}`}
      />
      <InvitePerson posted={posted} />
    </>
  );
}
