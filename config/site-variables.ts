import * as v from 'valibot';
import { brandNames } from '#contract/brand.ts';
import type { Locale } from '#contract/locales.ts';
import { companyFactEntries } from './company-facts.ts';
import { httpUrlSchema, lineSchema } from './values.ts';

const line = v.optional(lineSchema);

const country = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as KR')));

const days = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days, 1 to 9999'), v.transform(Number)),
);

export const siteEntries = {
  SHOP_URL: v.optional(httpUrlSchema),
  DASHBOARD_URL: v.optional(httpUrlSchema),
  PHARMACY_FINDER_URL: v.optional(httpUrlSchema),
  BRAND_NAME: line,
  BRAND_NAME_KO_KR: line,
  BRAND_NAME_ZH_CN: line,
  BRAND_NAME_ZH_TW: line,
  BRAND_NAME_JA_JP: line,
  ...companyFactEntries,
  ALLOW_MISSING_COMPANY_FACTS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  HOSTING_COUNTRY: country,
  HOSTING_CONTACT: line,
  MAIL_PROVIDER: line,
  MAIL_COUNTRY: country,
  MAIL_CONTACT: line,
  MAIL_LOG_DAYS: days,
  DELIVERY_PROVIDER: line,
  DELIVERY_COUNTRY: country,
  DELIVERY_CONTACT: line,
  SMS_PROVIDER: line,
  SMS_COUNTRY: country,
  SMS_CONTACT: line,
  SMS_LOG_DAYS: days,
  KAKAO_MAP_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -')),
  ),
};

type BrandVariables = { [name in keyof typeof siteEntries & `BRAND_NAME${string}`]?: string | undefined };

export function brandNamesOf(env: BrandVariables): Readonly<Record<Locale, string>> {
  const { BRAND_NAME: name } = env;
  return {
    'ko-KR': env.BRAND_NAME_KO_KR ?? name ?? brandNames['ko-KR'],
    'en-US': name ?? brandNames['en-US'],
    'zh-CN': env.BRAND_NAME_ZH_CN ?? name ?? brandNames['zh-CN'],
    'zh-TW': env.BRAND_NAME_ZH_TW ?? name ?? brandNames['zh-TW'],
    'ja-JP': env.BRAND_NAME_JA_JP ?? name ?? brandNames['ja-JP'],
  };
}
