import { createServerFn } from '@tanstack/react-start';
import { type CompanyDocument, documentTypes } from '#contract/documents.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isLocale } from '#contract/locales.ts';
import type { Language } from '#contract/settings.ts';
import { readApi } from './api-client.server.ts';
import { env } from './env.server.ts';
import { fileUrl } from './file-url.server.ts';
import { reportError } from './report.server.ts';
import { offeredProviders } from './social-clients.server.ts';

/** What the API says; nothing while it is away, so that pages that need nothing else of it still show. */
async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await list()).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** Documents by type: the `file` of the specification's global state. */
type Files = Partial<Record<CompanyDocument['type'], CompanyDocument>>;

function byType(documents: CompanyDocument[]): Files {
  return Object.fromEntries(
    documentTypes.flatMap((type) => {
      const found = documents.find((document) => document.type === type);
      return found ? [[type, { ...found, url: fileUrl(found.url) }]] : [];
    }),
  );
}

function isOffered({ code }: Language): boolean {
  return isLocale(code) && env.LOCALES_IN_SWITCHER.includes(code);
}

/** What the environment says of the company: for the footer. */
function companyFacts() {
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

export type CompanyFacts = ReturnType<typeof companyFacts>;

function shellLinks() {
  return { shop: env.SHOP_URL, dashboard: env.DASHBOARD_URL, pharmacyFinder: env.PHARMACY_FINDER_URL };
}

export type ShellLinks = ReturnType<typeof shellLinks>;

/** What every page's frame shows: languages, links to elsewhere, the company's facts, and the year of the copyright line. */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const [languages, documents] = await Promise.all([
    listOrNothing(() => readApi(endpoints.listLanguages, {})),
    listOrNothing(() => readApi(endpoints.listDocuments, { query: {} })),
  ]);
  return {
    languages: languages.filter(isOffered),
    files: byType(documents),
    links: shellLinks(),
    company: companyFacts(),
    mapKey: env.KAKAO_MAP_KEY,
    providers: offeredProviders,
    year: new Date().getFullYear(),
  };
});
