import type { Logger } from 'pino';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import { outboxFolder } from '../outbox/folder.ts';
import { type CaptchaConfig, createCaptcha, uncheckedCaptcha } from './captcha.ts';
import type { Gateways } from './gateways.ts';
import { createFileMail, createSmtpMail, type Mailbox } from './mail.ts';
import { createOAuth } from './oauth.ts';
import type { OAuthConfig } from './oauth-token.ts';
import { createFileSms, createSolapiSms, type SmsConfig } from './sms.ts';
import { createWebhooks } from './webhooks.ts';

export type GatewayConfig = {
  mail: { smtpUrl: string | undefined; from: Mailbox };
  sms: SmsConfig | undefined;
  captcha: CaptchaConfig | undefined;
  oauth: Partial<Record<SocialProvider, OAuthConfig | undefined>>;
};

export function writesFiles({ mail, sms }: GatewayConfig): boolean {
  return mail.smtpUrl === undefined || sms === undefined;
}

export function createGateways(
  config: GatewayConfig,
  dataDir: string,
  log: Logger,
): Gateways & { close(): void } {
  const folder = outboxFolder(dataDir);
  const { smtpUrl, from } = config.mail;
  const smtp = smtpUrl ? createSmtpMail(smtpUrl, from) : undefined;
  const oauth: Gateways['oauth'] = {};
  for (const provider of socialProviders) {
    const providerConfig = config.oauth[provider];
    if (providerConfig) oauth[provider] = createOAuth(provider, providerConfig);
  }
  return {
    mail: smtp ?? createFileMail(folder, from, log),
    sms: config.sms ? createSolapiSms(config.sms) : createFileSms(folder, log),
    captcha: config.captcha ? createCaptcha(config.captcha, log) : uncheckedCaptcha,
    oauth,
    webhooks: createWebhooks(config.oauth),
    close: () => smtp?.close(),
  };
}
