import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { listOrNothing } from '#app/api-client/optional-list.server.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { readAnnouncements } from '#app/consents/announcements.server.ts';
import { brandName, formatLanguage, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { dashboardUrl, env } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { offeredProviders } from '#app/social/social-clients.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import type { Language } from '#contract/settings.ts';

/** Traditional Chinese pages are partly English; the Chinese ones are complete. */
function completeInstead(): Locale | undefined {
  return getLocale() === 'zh-TW' ? 'zh-CN' : undefined;
}

function isOffered({ code }: Language): boolean {
  return isLocale(code) && (env.LOCALES_IN_SWITCHER.includes(code) || code === completeInstead());
}

function companyDetails() {
  return {
    name: env.COMPANY_NAME,
    representative: env.REPRESENTATIVE,
    address: env.COMPANY_ADDRESS,
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    businessRegistration: env.BUSINESS_REGISTRATION,
    mailOrderNumber: env.MAIL_ORDER_NUMBER,
    privacyOfficer: env.PRIVACY_OFFICER,
    hostingProvider: env.HOSTING_PROVIDER,
  };
}

export type CompanyDetails = ReturnType<typeof companyDetails>;

function shellLinks() {
  const chinese = completeInstead();
  return {
    shop: env.SHOP_URL,
    dashboard: dashboardUrl,
    pharmacyFinder: env.PHARMACY_FINDER_URL,
    /** Text of the link to the page in Simplified Chinese. */
    chinese: chinese && formatLanguage(chinese),
  };
}

export type ShellLinks = ReturnType<typeof shellLinks>;

const readLanguages = cachedRead(() => readApi(endpoints.listLanguages, {}));

const readContentState = cachedRead(async () => ({
  isSample: (await findInApi(endpoints.getContentState, {}))?.data.isSample ?? false,
}));

/** False for an API without this endpoint, and while the API fails. */
async function isSampleContent(): Promise<boolean> {
  try {
    return (await readContentState()).isSample;
  } catch (error) {
    reportError(error);
    return false;
  }
}

function notes(isSample: boolean): string {
  const copyright = m.footer_copyright({ year: String(new Date().getFullYear()), brand: brandName() });
  return isSample ? `${m.footer_sample()}\n${copyright}` : copyright;
}

const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const [languages, isSample, announcements] = await Promise.all([
    listOrNothing(readLanguages),
    isSampleContent(),
    readAnnouncements(),
  ]);
  return {
    languages: languages.filter(isOffered),
    links: shellLinks(),
    company: companyDetails(),
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
