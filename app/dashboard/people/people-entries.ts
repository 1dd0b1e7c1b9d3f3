import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { peopleQueries } from './people-list.queries.ts';
import { PeoplePage } from './people-page.tsx';
import { personQueries } from './person.queries.ts';
import { PersonPage, personOf } from './person-page.tsx';

export const peopleEntries: DashboardPages = {
  people: {
    title: m.admin_people,
    access: 'people.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(peopleQueries.list()),
    component: PeoplePage,
  },
  'people/$id': {
    title: m.admin_person,
    access: 'people.change',
    load: async (queryClient, { params }) => {
      const [people] = await Promise.all([
        queryClient.ensureQueryData(peopleQueries.list()),
        queryClient.ensureQueryData(personQueries.sessions(params.id ?? '')),
      ]);
      return personOf(people, params) ?? null;
    },
    component: PersonPage,
  },
};
