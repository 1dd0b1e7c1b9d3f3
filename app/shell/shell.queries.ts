import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { listOrNothing, readOr } from '#app/api-client/optional-list.server.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { readAnnouncements } from '#app/consents/announcements.server.ts';
import { brandName, formatLanguage, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { dashboardUrl, env } from '#app/server/env.server.ts';
import { offeredProviders } from '#app/social/social-clients.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import type { Language } from '#contract/settings.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { companyFacts } from './footer-facts.server.ts';
import { companyDetails, type CompanyDetails as Details, readSettings } from './shown-company.server.ts';

/** Some pages in Traditional Chinese have English texts; those in Simplified Chinese have none. */
function completeInstead(): Locale | undefined {
  return getLocale() === 'zh-TW' ? 'zh-CN' : undefined;
}

function offeredIn({ switcherLocales }: SiteSettings) {
  const offered = switcherLocales ?? env.LOCALES_IN_SWITCHER;
  return ({ code }: Language) =>
    v.is(localeSchema, code) && (offered.includes(code) || code === completeInstead());
}

export type CompanyDetails = Details;

export type CompanyFact = ReturnType<typeof companyFacts>[number];

function shellLinks() {
  const chinese = completeInstead();
  return {
    shop: env.SHOP_URL ?? (env.NODE_ENV === 'development' ? undefined : null),
    dashboard: dashboardUrl,
    pharmacyFinder: env.PHARMACY_FINDER_URL,
    /** Text of the link to the page in Simplified Chinese. */
    chinese: chinese && formatLanguage(chinese),
  };
}

export type ShellLinks = ReturnType<typeof shellLinks>;

const readLanguages = cachedRead(() => readApi(endpoints.listLanguages, {}));

const real = { isSample: false };

const readContentState = cachedRead(
  async () => (await findInApi(endpoints.getContentState, {}))?.data ?? real,
);

function notes(isSample: boolean): string {
  const copyright = m.footer_copyright({ year: String(new Date().getFullYear()), brand: brandName() });
  return isSample ? `${m.footer_sample()}\n${copyright}` : copyright;
}

const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const [languages, { isSample }, announcements, settings] = await Promise.all([
    listOrNothing(readLanguages),
    readOr(readContentState, real),
    readOr(readAnnouncements, []),
    readSettings(),
  ]);
  const company = companyDetails(settings);
  return {
    languages: languages.filter(offeredIn(settings)),
    links: shellLinks(),
    company,
    facts: companyFacts(company),
    mapKey: env.KAKAO_MAP_KEY,
    providers: offeredProviders,
    notes: notes(isSample),
    announcements,
  };
});

export const shellQueries = {
  shell: () =>
    queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY }),
};
