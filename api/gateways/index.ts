import type { Logger } from 'pino';
import type { SocialProvider } from '#contract/members.ts';
import type { Gateways } from './gateways.ts';

/** What is configured of the outside services; undefined: not at all. */
export type GatewayConfig = {
  mail: { smtpUrl: string | undefined; from: string };
  sms: { url: string; key: string; secret: string; from: string } | undefined;
  captcha: { secret: string; verifyUrl: string } | undefined;
  oauth: Partial<Record<SocialProvider, OAuthConfig>>;
};

export type OAuthConfig = {
  clientId: string;
  clientSecret: string | undefined;
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
};

export function createGateways(_config: GatewayConfig, _dataDir: string, _log: Logger): Gateways {
  throw new Error('to be written');
}
