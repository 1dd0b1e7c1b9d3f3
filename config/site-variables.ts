import * as v from 'valibot';
import { httpUrlSchema } from './values.ts';

const line = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}{1,200}$/u, 'must be one line')));

export const siteEntries = {
  SHOP_URL: v.optional(httpUrlSchema),
  DASHBOARD_URL: v.optional(httpUrlSchema),
  PHARMACY_FINDER_URL: v.optional(httpUrlSchema),
  COMPANY_NAME: line,
  REPRESENTATIVE: line,
  COMPANY_ADDRESS: line,
  COMPANY_PHONE: line,
  COMPANY_EMAIL: line,
  BUSINESS_REGISTRATION: line,
  MAIL_ORDER_NUMBER: line,
  PRIVACY_OFFICER: line,
  HOSTING_PROVIDER: line,
  KAKAO_MAP_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -')),
  ),
};
