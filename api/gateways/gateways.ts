import type { SocialProvider } from '#contract/members.ts';
import type { CaptchaResult } from '#contract/settings.ts';

/*
 * The outside services, each behind a small interface. One that is not configured has a stand-in that says so,
 * or that writes to DATA_DIR/outbox.
 */

/** A mail to be sent. From is always MAIL_FROM. */
export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
};

/** A text message. `code` is the code in it, for the stand-in that writes files. */
export type Sms = { to: string; text: string; code?: string };

/** Sending again what may have been sent: `id` tells the provider that it is the same message. */
export type MailGateway = { send(mail: Mail, id: string): Promise<void> };
export type SmsGateway = { send(sms: Sms, id: string): Promise<void> };

export type CaptchaGateway = {
  isConfigured: boolean;
  /** Whether the token is a good one. A service that cannot be reached is logged, and lets the visitor pass. */
  check(token: string, clientAddress: string): Promise<CaptchaResult>;
};

/** What a provider says about who signed in. `email` only as the provider gives it. */
export type SocialProfile = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
};

export type OAuthExchange = {
  code: string;
  clientId: string;
  redirectUri: string;
  state: string;
  codeVerifier: string | undefined;
};

/** The provider refused the code: wrong, used before, or not for us. */
export class OAuthRefusedError extends Error {
  override name = 'OAuthRefusedError';
}

export type OAuthGateway = {
  /** Ours at the provider. */
  clientId: string;
  /**
   * Exchanges a code for the profile of who signed in.
   * @throws {OAuthRefusedError} when the provider refuses the code
   */
  exchange(request: OAuthExchange): Promise<SocialProfile>;
};

export type Gateways = {
  mail: MailGateway;
  sms: SmsGateway;
  captcha: CaptchaGateway;
  /** Only the providers that have credentials. */
  oauth: Partial<Record<SocialProvider, OAuthGateway>>;
};
