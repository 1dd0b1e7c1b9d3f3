import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';
import { peopleQueries } from './people-list.queries.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonRole } from './person-role.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { stateLabels, stateTones } from './state-labels.ts';

export function personOf(
  people: readonly StaffPerson[],
  { id }: PageProps['params'],
): StaffPerson | undefined {
  return people.find((person) => String(person.id) === id);
}

export function PersonPage({ params }: PageProps) {
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  const person = personOf(people, params);
  const back = { to: 'people', label: m.admin_people() };
  if (!person) return <Heading text={m.error_not_found()} back={back} />;
  const { name, email, role, state } = person;
  return (
    <>
      <Heading
        text={name}
        back={back}
        lead={
          <>
            {email} · {roleLabels[role]()} <Mark tone={stateTones[state]} label={stateLabels[state]()} />
          </>
        }
      />
      {state === 'left' ? null : (
        <>
          <PersonRole person={person} />
          <PersonSessions person={person} />
          <PersonAccess person={person} />
        </>
      )}
    </>
  );
}
