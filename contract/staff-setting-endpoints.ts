import type { Endpoint } from './endpoint.ts';
import { dataSchema } from './paging.ts';
import { settingsChangeSchema, staffSettingsSchema } from './site-settings.ts';

const settings = { status: 200, schema: dataSchema(staffSettingsSchema) } as const;

export const staffSettingEndpoints = {
  getStaffSettings: {
    method: 'GET',
    path: '/staff/settings',
    summary: 'Recipients of mails, languages of the switcher, company details, holidays',
    staff: 'settings.read',
    request: {},
    response: settings,
  },
  changeStaffSettings: {
    method: 'PATCH',
    path: '/staff/settings',
    summary: 'Change or reset settings',
    staff: 'settings.change',
    request: { body: settingsChangeSchema },
    response: settings,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
