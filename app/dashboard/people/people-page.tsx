import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { dataTable } from '#app/dashboard/frame/staff-table.ts';
import { m } from '#app/paraglide/messages.js';
import { InvitePerson } from './invite-person.tsx';
import { peopleQueries } from './people-list.queries.ts';
import { stateLabels } from './state-labels.ts';

export function PeoplePage({ posted }: PageProps) {
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  return (
    <>
      <Heading text={m.admin_people()} lead={m.admin_people_lead()} />
      <table className={dataTable}>
        <thead>
          <tr>
            <th scope="col">{m.admin_person_name()}</th>
            <th scope="col">{m.admin_role()}</th>
            <th scope="col">{m.admin_person_state()}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, email, role, state }) => (
            <tr key={id}>
              <th scope="row">
                <DashboardLink to={`people/${id}`}>
                  {name} ({email})
                </DashboardLink>
              </th>
              <td>{roleLabels[role]()}</td>
              <td>{stateLabels[state]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <InvitePerson posted={posted} />
    </>
  );
}
