import { findInApi } from '#app/api-client/api-client.server.ts';
import { readOr } from '#app/api-client/optional-list.server.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { embeddedApiSettings } from '#app/server/env.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { CompanyDetailName, SiteSettings } from '#contract/site-settings.ts';

export type CompanyDetails = Record<CompanyDetailName, string | undefined>;

export const configuredCompany: CompanyDetails = embeddedApiSettings.company;

/** Values that staff set take precedence over the environment. An empty text hides a detail. */
export function companyDetails({ company }: SiteSettings): CompanyDetails {
  const merged: CompanyDetails = { ...configuredCompany, ...company };
  const shown = Object.entries(merged).map(([name, value]) => [name, value || undefined]);
  return { ...merged, ...Object.fromEntries(shown) };
}

const unset: SiteSettings = { switcherLocales: null, company: null };

const readStored = cachedRead(async () => (await findInApi(endpoints.getSiteSettings, {}))?.data ?? unset);

export const readSettings = () => readOr(readStored, unset);
