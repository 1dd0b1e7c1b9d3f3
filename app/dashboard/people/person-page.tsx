import { useSuspenseQuery } from '@tanstack/react-query';
import { textButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import { peopleQueries } from './people-list.queries.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonRole } from './person-role.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { stateLabels, stateTones } from './state-labels.ts';

export function PersonPage({ params }: PageProps) {
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  const person = people.find(({ id }) => String(id) === params.id);
  const back = (
    <DashboardLink to="people" className={textButton}>
      {m.admin_people()}
    </DashboardLink>
  );
  if (!person) return <Heading text={m.error_not_found()} lead={back} />;
  const { name, email, role, state } = person;
  return (
    <>
      <Heading
        text={name}
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
      <p>{back}</p>
    </>
  );
}
