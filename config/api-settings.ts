import { isIP } from 'node:net';
import { companyOf } from './company-facts.ts';
import type { Env } from './env.ts';
import type { Mailbox } from './values.ts';

/** An address at the site's own domain, never at somebody else's. */
function defaultMailFrom({ siteOrigin, brandNames }: Env): Mailbox {
  const { hostname } = new URL(siteOrigin);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  const domain = isDomain ? hostname.replace(/^www\./, '') : 'localhost';
  return { name: brandNames['en-US'], address: `no-reply@${domain}` };
}

type Provider = 'FACEBOOK' | 'GOOGLE' | 'NAVER' | 'KAKAO';

function oauthOf(env: Env, provider: Provider) {
  const clientId = env[`${provider}_CLIENT_ID`];
  if (!clientId) return undefined;
  return {
    clientId,
    clientSecret: env[`${provider}_CLIENT_SECRET`],
    tokenUrl: env[`${provider}_TOKEN_URL`],
    profileUrl: env[`${provider}_PROFILE_URL`],
    unlinkUrl: env[`${provider}_UNLINK_URL`],
  };
}

/** Matches the API's configuration by shape: `config` does not import `api`. */
export function apiSettings(env: Env) {
  const kakao = oauthOf(env, 'KAKAO');
  const { SMS_KEY, SMS_SECRET, SMS_FROM, RECAPTCHA_SECRET } = env;
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    resourcesDir: env.RESOURCES_DIR,
    seedsSampleContent: env.SAMPLE_CONTENT === 'on',
    siteOrigin: env.siteOrigin,
    brandNames: env.brandNames,
    company: companyOf(env),
    secretKey: env.SECRET_KEY,
    staffMail: env.INQUIRY_MAIL_TO.length > 0 ? env.INQUIRY_MAIL_TO : undefined,
    staffNetworks: env.STAFF_NETWORKS,
    dashboardUrl: env.DASHBOARD_URL ?? (env.API_BASE_URL ? undefined : `${env.siteOrigin}/admin`),
    confirmationBudget: {
      perMinute: env.CONFIRMATION_MAILS_PER_MINUTE,
      perHour: env.CONFIRMATION_MAILS_PER_HOUR,
    },
    gateways: {
      mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? defaultMailFrom(env) },
      sms:
        SMS_KEY && SMS_SECRET && SMS_FROM
          ? { url: env.SMS_URL, key: SMS_KEY, secret: SMS_SECRET, from: SMS_FROM }
          : undefined,
      captcha: RECAPTCHA_SECRET
        ? { secret: RECAPTCHA_SECRET, verifyUrl: env.RECAPTCHA_VERIFY_URL }
        : undefined,
      oauth: {
        facebook: oauthOf(env, 'FACEBOOK'),
        google: oauthOf(env, 'GOOGLE'),
        naver: oauthOf(env, 'NAVER'),
        kakao: kakao && { ...kakao, adminKey: env.KAKAO_ADMIN_KEY },
      },
    },
  };
}
