import * as v from 'valibot';
import { emailSchema } from '#contract/text.ts';
import { httpUrlSchema, listOf, mailboxSchema, smtpUrlSchema } from './values.ts';

/* Addresses of providers default to the documented ones; tests and proxies override them. */

const text = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be one line of ASCII')));

const countRange = 'must be a whole number, 1 to 999999';

const countOf = (fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, countRange), v.transform(Number), v.minValue(1, countRange)),
    fallback,
  );

const url = (address: string) => v.optional(httpUrlSchema, address);

export const gatewayEntries = {
  SMTP_URL: v.optional(smtpUrlSchema),
  MAIL_FROM: v.optional(mailboxSchema),
  INQUIRY_MAIL_TO: v.optional(
    listOf(v.config(emailSchema, { message: 'must be a list of e-mail addresses' })),
    '',
  ),
  CONFIRMATION_MAILS_PER_MINUTE: countOf('60'),
  CONFIRMATION_MAILS_PER_HOUR: countOf('300'),
  SMS_URL: url('https://api.solapi.com/messages/v4/send'),
  SMS_KEY: text,
  SMS_SECRET: text,
  SMS_FROM: v.optional(
    v.pipe(
      v.string(),
      v.transform((number) => number.replace(/[\s-]/g, '')),
      v.regex(/^\d{3,15}$/, 'must be a telephone number'),
    ),
  ),
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SECRET: text,
  RECAPTCHA_SCRIPT_URL: url('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: url('https://www.google.com/recaptcha/api/siteverify'),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_AUTHORIZE_URL: url('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: url('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: url('https://graph.facebook.com/v24.0/me'),
  FACEBOOK_UNLINK_URL: url('https://graph.facebook.com/v24.0'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_AUTHORIZE_URL: url('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: url('https://oauth2.googleapis.com/token'),
  GOOGLE_PROFILE_URL: url('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_UNLINK_URL: url('https://oauth2.googleapis.com/revoke'),
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  NAVER_AUTHORIZE_URL: url('https://nid.naver.com/oauth2.0/authorize'),
  NAVER_TOKEN_URL: url('https://nid.naver.com/oauth2.0/token'),
  NAVER_PROFILE_URL: url('https://openapi.naver.com/v1/nid/me'),
  NAVER_UNLINK_URL: url('https://nid.naver.com/oauth2.0/token'),
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  KAKAO_AUTHORIZE_URL: url('https://kauth.kakao.com/oauth/authorize'),
  KAKAO_TOKEN_URL: url('https://kauth.kakao.com/oauth/token'),
  KAKAO_PROFILE_URL: url('https://kapi.kakao.com/v2/user/me'),
  KAKAO_UNLINK_URL: url('https://kapi.kakao.com/v1/user/unlink'),
  KAKAO_ADMIN_KEY: text,
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
};

type GatewayVariables = v.InferOutput<v.ObjectSchema<typeof gatewayEntries, undefined>> & {
  API_BASE_URL?: string | undefined;
};

const providers = ['FACEBOOK', 'GOOGLE', 'NAVER', 'KAKAO'] as const;

/** With an external API the site needs only the public part. */
function isHalfSet(publicPart: string | undefined, secret: string | undefined, hasOutsideApi: boolean) {
  return (publicPart === undefined && secret !== undefined) || (!hasOutsideApi && !!publicPart && !secret);
}

export function gatewayFaults(env: GatewayVariables): string[] {
  const hasOutsideApi = env.API_BASE_URL !== undefined;
  const faults: string[] = [];
  const sms = [env.SMS_KEY, env.SMS_SECRET, env.SMS_FROM].filter((value) => value !== undefined);
  if (sms.length === 1 || sms.length === 2)
    faults.push('set all of SMS_KEY, SMS_SECRET and SMS_FROM, or none');
  if (isHalfSet(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET, hasOutsideApi))
    faults.push('set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither');
  for (const provider of providers) {
    const id = env[`${provider}_CLIENT_ID`];
    const secret = env[`${provider}_CLIENT_SECRET`];
    // The secret is optional at Kakao.
    const isHalf = provider === 'KAKAO' ? !id && !!secret : isHalfSet(id, secret, hasOutsideApi);
    if (isHalf) faults.push(`set both ${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET, or neither`);
  }
  if (env.KAKAO_ADMIN_KEY && !env.KAKAO_CLIENT_ID) faults.push('set KAKAO_CLIENT_ID beside KAKAO_ADMIN_KEY');
  return faults;
}
