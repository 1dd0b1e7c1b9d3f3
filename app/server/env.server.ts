import { apiSettings } from '#config/api-settings.ts';
import { parseSiteEnv } from '#config/env.ts';
import { outsideServices } from '#config/outside-services.ts';

export const env = parseSiteEnv(process.env);

const ownDashboardPath = '/admin';

/** Undefined: the menu says 'coming soon'. */
export const dashboardUrl = env.DASHBOARD_URL ?? (env.API_BASE_URL ? undefined : ownDashboardPath);

/** Whether this site serves the dashboard itself. */
export const hasDashboard = dashboardUrl === ownDashboardPath;

export const embeddedApiSettings = apiSettings(env);

export const configuredServices = outsideServices(env);
