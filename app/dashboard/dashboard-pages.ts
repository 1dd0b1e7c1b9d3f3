import { m } from '#app/paraglide/messages.js';
import type { DashboardPage } from './dashboard-page.ts';
import { EnrollPage } from './entrance/enroll-page.tsx';
import { enrollmentQueries } from './entrance/enrollment.queries.ts';
import { StaffLoginPage } from './entrance/staff-login-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { peopleQueries } from './people/people-list.queries.ts';
import { PeoplePage } from './people/people-page.tsx';
import { PersonPage } from './people/person-page.tsx';
import { staffSessionQueries } from './sessions/staff-sessions.queries.ts';
import { StaffSessionsPage } from './sessions/staff-sessions-page.tsx';

/** The pages below /admin. `$name` matches one segment. */
export const dashboardPages: Readonly<Record<string, DashboardPage>> = {
  '': { title: m.admin_home, access: 'account.read', menu: 'work', component: HomePage },
  sessions: {
    title: m.admin_sessions,
    access: 'account.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(staffSessionQueries.own()),
    component: StaffSessionsPage,
  },
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
    load: (queryClient) => queryClient.ensureQueryData(peopleQueries.list()),
    component: PersonPage,
  },
  login: { title: m.admin_login, access: 'everyone', component: StaffLoginPage },
  enroll: {
    title: m.admin_enroll,
    access: 'everyone',
    load: (queryClient, { search }) =>
      queryClient.ensureQueryData(enrollmentQueries.open(search.token ?? '')),
    component: EnrollPage,
  },
};
