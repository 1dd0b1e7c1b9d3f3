import type { Env } from './env.ts';

/** A company that gets personal data from this installation or its visitors. `country`: ISO 3166, undefined when not configured. */
export type OutsideService = {
  work: 'hosting' | 'mail' | 'sms' | 'captcha' | 'map' | 'sign_in';
  name: string;
  country: string | undefined;
};

const ownHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const solapiHost = 'api.solapi.com';

/** Companies that the browser of a visitor or the site reaches once their key is set. */
const keyedServices = [
  ['RECAPTCHA_SITE_KEY', 'captcha', 'Google LLC', 'US'],
  ['KAKAO_MAP_KEY', 'map', 'Kakao Corp.', 'KR'],
  ['KAKAO_CLIENT_ID', 'sign_in', 'Kakao Corp.', 'KR'],
  ['NAVER_CLIENT_ID', 'sign_in', 'NAVER Corp.', 'KR'],
  ['GOOGLE_CLIENT_ID', 'sign_in', 'Google LLC', 'US'],
  ['FACEBOOK_CLIENT_ID', 'sign_in', 'Meta Platforms, Inc.', 'US'],
] as const;

function hosting({ HOSTING_PROVIDER: name, HOSTING_COUNTRY: country }: Env): OutsideService[] {
  return name ? [{ work: 'hosting', name, country }] : [];
}

function mail({ SMTP_URL: url, MAIL_PROVIDER: provider, MAIL_COUNTRY: country }: Env): OutsideService[] {
  const host = url && new URL(url).hostname;
  if (!host || (!provider && ownHosts.includes(host))) return [];
  return [{ work: 'mail', name: provider ?? host, country }];
}

function textMessages({ SMS_KEY, SMS_URL }: Env): OutsideService[] {
  if (!SMS_KEY) return [];
  const { hostname } = new URL(SMS_URL);
  if (hostname === solapiHost) return [{ work: 'sms', name: 'Solapi', country: 'KR' }];
  return [{ work: 'sms', name: hostname, country: undefined }];
}

/** From the variables of the environment, for the privacy policy. */
export function outsideServices(env: Env): OutsideService[] {
  const keyed = keyedServices.filter(([variable]) => env[variable]);
  return [
    ...hosting(env),
    ...mail(env),
    ...textMessages(env),
    ...keyed.map(([, work, name, country]) => ({ work, name, country })),
  ];
}
