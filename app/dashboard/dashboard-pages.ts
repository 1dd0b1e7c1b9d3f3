import { m } from '#app/paraglide/messages.js';
import { accountQueries } from './account/account.queries.ts';
import { AccountPage } from './account/staff-account-page.tsx';
import type { DashboardPage } from './dashboard-page.ts';
import { EnrollPage } from './entrance/enroll-page.tsx';
import { enrollmentQueries } from './entrance/enrollment.queries.ts';
import { StaffLoginPage } from './entrance/staff-login-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { staffHomeQueries } from './home/staff-home.queries.ts';
import { messageQueries } from './messages/message-list.queries.ts';
import { MessagesPage } from './messages/messages-page.tsx';
import { peopleQueries } from './people/people-list.queries.ts';
import { PeoplePage } from './people/people-page.tsx';
import { personQueries } from './people/person.queries.ts';
import { PersonPage } from './people/person-page.tsx';
import { ImportPage } from './pharmacies/import-page.tsx';
import { PharmaciesPage } from './pharmacies/pharmacies-page.tsx';
import { NewPharmacyPage, PharmacyPage } from './pharmacies/pharmacy-page.tsx';
import { staffPharmacyQueries } from './pharmacies/staff-pharmacies.queries.ts';
import { staffSessionQueries } from './sessions/staff-sessions.queries.ts';
import { StaffSessionsPage } from './sessions/staff-sessions-page.tsx';
import { settingQueries } from './settings/settings.queries.ts';
import { SettingsPage } from './settings/settings-page.tsx';

/** The pages below /admin. `$name` matches one segment. */
export const dashboardPages: Readonly<Record<string, DashboardPage>> = {
  '': {
    title: m.admin_home,
    access: 'home.read',
    menu: 'work',
    load: (queryClient) => queryClient.ensureQueryData(staffHomeQueries.all()),
    component: HomePage,
  },
  messages: {
    title: m.admin_messages,
    access: 'messages.read',
    menu: 'work',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(messageQueries.list(search)),
        queryClient.ensureQueryData(messageQueries.bounces()),
      ]),
    component: MessagesPage,
  },
  pharmacies: {
    title: m.admin_pharmacies,
    access: 'pharmacies.read',
    menu: 'content',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(staffPharmacyQueries.list(search)),
        queryClient.ensureQueryData(staffPharmacyQueries.places()),
      ]),
    component: PharmaciesPage,
  },
  'pharmacies/new': {
    title: m.admin_pharmacy_add,
    access: 'pharmacies.change',
    load: (queryClient) => queryClient.ensureQueryData(staffPharmacyQueries.places()),
    component: NewPharmacyPage,
  },
  'pharmacies/import': {
    title: m.admin_pharmacy_import,
    access: 'pharmacies.change',
    component: ImportPage,
  },
  'pharmacies/$id': {
    title: m.admin_pharmacy,
    access: 'pharmacies.read',
    load: (queryClient, { params }) =>
      Promise.all([
        queryClient.ensureQueryData(staffPharmacyQueries.one(params.id ?? '')),
        queryClient.ensureQueryData(staffPharmacyQueries.places()),
      ]),
    component: PharmacyPage,
  },
  account: {
    title: m.admin_account,
    access: 'account.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(accountQueries.passkeys()),
    component: AccountPage,
  },
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
    load: (queryClient, { params }) =>
      Promise.all([
        queryClient.ensureQueryData(peopleQueries.list()),
        queryClient.ensureQueryData(personQueries.sessions(params.id ?? '')),
      ]),
    component: PersonPage,
  },
  settings: {
    title: m.admin_settings,
    access: 'settings.read',
    menu: 'settings',
    load: (queryClient) => queryClient.ensureQueryData(settingQueries.all()),
    component: SettingsPage,
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
