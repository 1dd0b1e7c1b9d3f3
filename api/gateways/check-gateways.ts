import { randomBytes } from 'node:crypto';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { Diagnosis } from '../services/diagnosis.ts';
import { isSecretRefused, requestVerdict } from './captcha.ts';
import { DeliveryError, ServiceUnavailableError } from './gateways.ts';
import type { GatewayConfig } from './index.ts';
import { verifySmtp } from './mail.ts';
import { type OAuthConfig, requestToken } from './oauth-token.ts';
import { describeRefusal, postSms } from './sms.ts';

type Finding = Omit<Diagnosis, 'service'>;

const works = (detail: string): Finding => ({ state: 'works', detail });
const off = (detail: string): Finding => ({ state: 'off', detail });
const broken = (detail: string): Finding => ({ state: 'broken', detail });

async function checkMail({ smtpUrl, from }: GatewayConfig['mail']): Promise<Finding> {
  if (!smtpUrl) return off('SMTP_URL is not set: mails are written to files');
  await verifySmtp(smtpUrl);
  return works(`mails go out as ${from.address}`);
}

/** Sent to no number: a valid signature is refused for that, an invalid one for itself. */
async function checkSms(config: GatewayConfig['sms']): Promise<Finding> {
  if (!config) return off('SMS_KEY is not set: text messages are written to files');
  const answer = await postSms(config, { from: config.from, text: 'doctor' });
  if (answer.status === 401 || answer.status === 403)
    return broken(`SMS_KEY or SMS_SECRET is refused: ${describeRefusal(answer)}`);
  if (answer.isOk || answer.status === 400) return works('the signature is taken');
  return broken(`unexpected answer: ${describeRefusal(answer)}`);
}

async function checkCaptcha(config: GatewayConfig['captcha']): Promise<Finding> {
  if (!config) return off('RECAPTCHA_SECRET is not set: nothing is checked');
  const verdict = await requestVerdict(config, 'doctor', undefined);
  return isSecretRefused(verdict) ? broken('RECAPTCHA_SECRET is refused') : works('the secret is taken');
}

/** With an invented code: valid credentials are refused for that, invalid ones for themselves. */
async function checkOAuth(
  provider: SocialProvider,
  config: OAuthConfig | undefined,
  siteOrigin: string,
): Promise<Finding> {
  const name = provider.toUpperCase();
  if (!config) return off(`${name}_CLIENT_ID is not set: no button`);
  const result = await requestToken(provider, config, {
    code: randomBytes(16).toString('hex'),
    redirectUri: `${siteOrigin}/auth/${provider}/callback`,
    state: 'doctor',
    codeVerifier: undefined,
  });
  if ('accessToken' in result) return broken('an invented code is accepted: is this the provider?');
  const { about, code } = result.refusal;
  if (about === 'client') return broken(`${name}_CLIENT_ID or ${name}_CLIENT_SECRET is refused: ${code}`);
  if (about === 'redirect')
    return broken(`${siteOrigin}/auth/${provider}/callback is not registered: ${code}`);
  return works('the credentials are taken');
}

async function diagnose(service: string, check: Promise<Finding>): Promise<Diagnosis> {
  try {
    return { service, ...(await check) };
  } catch (error) {
    if (!(error instanceof DeliveryError || error instanceof ServiceUnavailableError)) throw error;
    return { service, ...broken(error.message) };
  }
}

export function checkGateways(config: GatewayConfig, siteOrigin: string): Promise<Diagnosis[]> {
  return Promise.all([
    diagnose('mail', checkMail(config.mail)),
    diagnose('sms', checkSms(config.sms)),
    diagnose('captcha', checkCaptcha(config.captcha)),
    ...socialProviders.map((provider) =>
      diagnose(provider, checkOAuth(provider, config.oauth[provider], siteOrigin)),
    ),
  ]);
}
