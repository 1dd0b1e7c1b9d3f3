import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { env } from '#app/server/env.server.ts';
import { configuredCompany } from '#app/shell/shown-company.server.ts';
import { endpoints } from '#contract/endpoints.ts';

/** The settings, and the values of the environment for those that are null. */
const getSettings = createServerFn({ method: 'GET' }).handler(async () => ({
  ...(await readStaffApi(endpoints.getStaffSettings, {})).data,
  defaultLocales: env.LOCALES_IN_SWITCHER,
  defaultCompany: configuredCompany,
}));

export const settingQueries = {
  all: () => queryOptions({ queryKey: [staffKey, 'settings'], queryFn: () => getSettings() }),
};

export type Settings = Awaited<ReturnType<typeof getSettings>>;
