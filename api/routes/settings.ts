import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import { hasSampleContent } from '../content/apply.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { listCountries } from '../services/countries.ts';
import { listLanguages } from '../services/languages.ts';
import { getSiteSettings } from '../services/site-settings.ts';

export function addSettingRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listLanguages, async () => ({ body: { data: listLanguages() } }));
  addEndpoint(app, deps, endpoints.getContentState, async () => ({
    body: { data: { isSample: await hasSampleContent(deps.db) } },
  }));
  addEndpoint(app, deps, endpoints.getSiteSettings, async () => ({
    body: { data: await getSiteSettings(deps.db) },
  }));
  addEndpoint(app, deps, endpoints.listCountries, async ({ locale }) => ({
    body: { data: listCountries(locale) },
  }));
}
