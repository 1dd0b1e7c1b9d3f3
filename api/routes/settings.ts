import { endpoints } from '#contract/endpoints.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { listCountries } from '../services/countries.ts';
import { listLanguages } from '../services/languages.ts';

export function addSettingRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listLanguages, async () => ({ body: { data: listLanguages() } }));
  addEndpoint(app, deps, endpoints.listCountries, async ({ locale }) => ({
    body: { data: listCountries(locale) },
  }));
}
