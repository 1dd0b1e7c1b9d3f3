import { isPublicWithFacts, type Variables } from './company-facts.ts';
import type { Env } from './env.ts';
import { ownHosts } from './values.ts';

/** A company that gets personal data from this installation or its visitors. `country`: ISO 3166. Undefined: not configured. */
export type OutsideService = {
  work: 'hosting' | 'mail' | 'sms' | 'delivery' | 'captcha' | 'map' | 'postcode' | 'sign_in';
  name: string;
  country: string | undefined;
  contact: string | undefined;
  deliveryLogDays?: number | undefined;
};

const solapiHost = 'api.solapi.com';

const unknown = { country: undefined, contact: undefined };
const solapi = { name: 'Solapi', country: 'KR', contact: 'https://solapi.com' };
const google = { name: 'Google LLC', country: 'US', contact: 'https://policies.google.com/privacy' };
const kakao = { name: 'Kakao Corp.', country: 'KR', contact: 'https://www.kakao.com/policy/privacy' };
const naver = { name: 'NAVER Corp.', country: 'KR', contact: 'https://policy.naver.com/policy/privacy.html' };
const meta = {
  name: 'Meta Platforms, Inc.',
  country: 'US',
  contact: 'https://www.facebook.com/privacy/policy',
};

/** Companies that the browser of a visitor or the site reaches once their key is set. */
const keyedServices = [
  ['RECAPTCHA_SITE_KEY', 'captcha', google],
  ['KAKAO_MAP_KEY', 'map', kakao],
  ['KAKAO_CLIENT_ID', 'sign_in', kakao],
  ['NAVER_CLIENT_ID', 'sign_in', naver],
  ['GOOGLE_CLIENT_ID', 'sign_in', google],
  ['FACEBOOK_CLIENT_ID', 'sign_in', meta],
] as const;

/** A company that runs its own servers entrusts nobody with them. */
function hosting(env: Env): OutsideService[] {
  const { HOSTING_PROVIDER: name, HOSTING_COUNTRY: country, HOSTING_CONTACT: contact } = env;
  return name && name !== env.COMPANY_NAME ? [{ work: 'hosting', name, country, contact }] : [];
}

function mail(env: Env): OutsideService[] {
  const { SMTP_URL: url, MAIL_PROVIDER: provider, MAIL_COUNTRY: country, MAIL_CONTACT: contact } = env;
  const host = url && new URL(url).hostname;
  if (!host || (!provider && ownHosts.includes(host))) return [];
  return [{ work: 'mail', name: provider ?? host, country, contact, deliveryLogDays: env.MAIL_LOG_DAYS }];
}

function textMessages(env: Env): OutsideService[] {
  if (!env.SMS_KEY) return [];
  const { hostname } = new URL(env.SMS_URL);
  const { name, country, contact } = hostname === solapiHost ? solapi : { ...unknown, name: hostname };
  return [
    {
      work: 'sms',
      name: env.SMS_PROVIDER ?? name,
      country: env.SMS_COUNTRY ?? country,
      contact: env.SMS_CONTACT ?? contact,
      deliveryLogDays: env.SMS_LOG_DAYS,
    },
  ];
}

function delivery(env: Env): OutsideService[] {
  const { DELIVERY_PROVIDER: name, DELIVERY_COUNTRY: country, DELIVERY_CONTACT: contact } = env;
  return name ? [{ work: 'delivery', name, country, contact }] : [];
}

/** From the variables of the environment, for the privacy policy. */
export function outsideServices(env: Env): OutsideService[] {
  const keyed = keyedServices.filter(([variable]) => env[variable]);
  return [
    ...hosting(env),
    ...mail(env),
    ...textMessages(env),
    ...delivery(env),
    { work: 'postcode', ...kakao },
    ...keyed.map(([, work, company]) => ({ work, ...company })),
  ];
}

/** Companies with all that people send, also what they consented to. */
const withConsentedData: readonly OutsideService['work'][] = ['hosting', 'mail'];

/** Of a public site: missing facts of its privacy policy, and transfers abroad that need a separate consent (docs/law.md). */
export function privacyWarnings(given: Variables, env: Env): string[] {
  if (!isPublicWithFacts(given)) return [];
  const services = outsideServices(env).filter(({ name }) => !ownHosts.includes(name));
  const missing = services
    .filter(({ country }) => country === undefined)
    .map(({ work }) => `${work.toUpperCase()}_COUNTRY`);
  if (!env.DELIVERY_PROVIDER) missing.push('DELIVERY_PROVIDER');
  const abroad = services.filter(
    ({ work, country = 'KR' }) => withConsentedData.includes(work) && country !== 'KR',
  );
  const names = abroad.map(({ name, country }) => `${name} (${country})`);
  return [
    ...(missing.length > 0
      ? [`The privacy policy lacks facts on processors. Set ${missing.join(', ')}.`]
      : []),
    ...(names.length > 0
      ? [`${names.join(', ')}: data under consent goes abroad, for which docs/law.md names the conditions.`]
      : []),
  ];
}
