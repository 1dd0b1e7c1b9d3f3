import * as v from 'valibot';
import { emailSchema } from '#contract/text.ts';
import { lineSchema, ownHosts } from './values.ts';

const line = v.optional(lineSchema);

const phone = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{8,24}$/, 'must be a telephone number')),
);

const email = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => v.is(emailSchema, text), 'must be an e-mail address'),
  ),
);

/** Facts that a company must publish on its website: docs/law.md names the articles. */
export const companyFactEntries = {
  COMPANY_NAME: line,
  REPRESENTATIVE: line,
  COMPANY_ADDRESS: line,
  COMPANY_PHONE: phone,
  COMPANY_EMAIL: email,
  BUSINESS_REGISTRATION: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{3}-\d{2}-\d{5}$/, 'must be like 123-45-67890')),
  ),
  MAIL_ORDER_NUMBER: line,
  PRIVACY_OFFICER: line,
  PRIVACY_DEPARTMENT: line,
  PRIVACY_PHONE: phone,
  PRIVACY_EMAIL: email,
  HOSTING_PROVIDER: line,
};

type Facts = { readonly [name in keyof typeof companyFactEntries]?: string | undefined };

/** By their names in the dashboard's settings. */
export function companyOf(facts: Facts) {
  return {
    name: facts.COMPANY_NAME,
    representative: facts.REPRESENTATIVE,
    address: facts.COMPANY_ADDRESS,
    phone: facts.COMPANY_PHONE,
    email: facts.COMPANY_EMAIL,
    businessRegistration: facts.BUSINESS_REGISTRATION,
    mailOrderNumber: facts.MAIL_ORDER_NUMBER,
    privacyOfficer: facts.PRIVACY_OFFICER,
    privacyDepartment: facts.PRIVACY_DEPARTMENT,
    privacyPhone: facts.PRIVACY_PHONE,
    privacyEmail: facts.PRIVACY_EMAIL,
    hostingProvider: facts.HOSTING_PROVIDER,
  };
}

const permission = 'ALLOW_MISSING_COMPANY_FACTS';

export type Variables = Record<string, string | undefined>;

/** Other machines cannot reach a site whose links lead to this one. */
function isPublic(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.canParse(siteUrl) && !ownHosts.includes(new URL(siteUrl).hostname);
}

/** Development, tests, local sites and sites with the permission need no facts. */
function needsFacts({ NODE_ENV = 'production', ...given }: Variables): boolean {
  return NODE_ENV === 'production' && given[permission] !== 'on';
}

export function isPublicWithFacts(given: Variables): boolean {
  return isPublic(given.SITE_URL) && needsFacts(given);
}

function requestedFacts(given: Variables): string[] {
  if (!needsFacts(given)) return [];
  return Object.keys(companyFactEntries).filter((name) => !given[name]?.trim());
}

export function missingCompanyFacts(given: Variables): string[] {
  const missing = isPublic(given.SITE_URL) ? requestedFacts(given) : [];
  if (missing.length === 0) return [];
  return [`set the company's facts ${missing.join(', ')}, or ${permission}=on for a site without them`];
}

export function localSiteWarning(given: Variables): string | undefined {
  const missing = requestedFacts(given);
  if (given.SITE_URL?.trim() || missing.length === 0) return undefined;
  return `SITE_URL is not set, and these facts of the company are missing: ${missing.join(', ')}. A public site needs both, or ${permission}=on.`;
}
