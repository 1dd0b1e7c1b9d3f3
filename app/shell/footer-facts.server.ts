import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from './shown-company.server.ts';

const labels: readonly [keyof CompanyDetails, () => string][] = [
  ['name', m.footer_company],
  ['representative', m.footer_representative],
  ['address', m.footer_address],
  ['phone', m.footer_phone],
  ['email', m.footer_email],
  ['businessRegistration', m.footer_business_registration],
  ['mailOrderNumber', m.footer_mail_order],
  ['privacyOfficer', m.footer_privacy_officer],
  ['hostingProvider', m.footer_hosting],
];

/** For the footer. A value has one text for all languages, which is usually Korean. */
export function companyFacts(company: CompanyDetails) {
  return labels.flatMap(([name, label]) => {
    const value = company[name];
    if (value === undefined) return [];
    const lang = /\p{Script=Hangul}/u.test(value) ? otherLanguage('ko-KR') : undefined;
    return [{ label: label(), value, lang }];
  });
}
