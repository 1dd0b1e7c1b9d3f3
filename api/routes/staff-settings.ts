import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { changeStaffSettings, getStaffSettings } from '../services/site-settings.ts';

export function addStaffSettingRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.getStaffSettings, async ({ actor }) => ({
    body: { data: await getStaffSettings(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.changeStaffSettings, async ({ actor, body }) => ({
    body: { data: await changeStaffSettings(deps, actor, body) },
  }));
}
