import { accountEntries } from './account/account-entries.ts';
import { contentEntries } from './content/content-entries.ts';
import type { DashboardPages } from './dashboard-page.ts';
import { entranceEntries } from './entrance/entrance-entries.ts';
import { homeEntries } from './home/home-entries.ts';
import { inboxEntries } from './inbox/inbox-entries.ts';
import { lotEntries } from './lots/lot-entries.ts';
import { memberEntries } from './members/member-entries.ts';
import { messageEntries } from './messages/message-entries.ts';
import { peopleEntries } from './people/people-entries.ts';
import { pharmacyEntries } from './pharmacies/pharmacy-entries.ts';
import { pictureEntries } from './pictures/picture-entries.ts';
import { recordEntries } from './records/record-entries.ts';
import { replyEntries } from './replies/reply-entries.ts';
import { requestEntries } from './requests/request-entries.ts';
import { sessionEntries } from './sessions/session-entries.ts';
import { settingEntries } from './settings/setting-entries.ts';
import { termEntries } from './terms/term-entries.ts';

/** The pages below /admin. The navigation follows their order. `$name` matches one segment. */
export const dashboardPages: DashboardPages = {
  ...homeEntries,
  ...inboxEntries,
  ...messageEntries,
  ...contentEntries,
  ...pictureEntries,
  ...pharmacyEntries,
  ...lotEntries,
  ...memberEntries,
  ...requestEntries,
  ...recordEntries,
  ...termEntries,
  ...accountEntries,
  ...sessionEntries,
  ...replyEntries,
  ...peopleEntries,
  ...settingEntries,
  ...entranceEntries,
};
