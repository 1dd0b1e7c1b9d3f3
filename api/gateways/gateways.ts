import type { SocialProvider } from '#contract/members.ts';
import type { CaptchaResult } from '#contract/settings.ts';

/*
 * The outside services, each behind a small interface. One that is not configured has a stand-in that says so,
 * or that writes to DATA_DIR/outbox.
 */

/** A mail to one address. From is always MAIL_FROM. */
export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
};

/** A text message. `code` is the code in it, for the stand-in that writes files. */
export type Sms = { to: string; text: string; code?: string };

/**
 * A message was not sent. What it says holds no personal data, and goes to the log and the database as it is.
 * `isFinal`: it will never be taken, so there is no use in trying again.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/**
 * `id` is the same each time the same message is sent: what may have been sent before is recognised by it.
 * Both reject with a DeliveryError.
 */
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

/**
 * An outside service cannot be reached, answers nonsense, or refuses us rather than the visitor. What it says
 * holds neither secrets nor personal data.
 */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';
}

/** An account at a provider that was linked to one of ours. */
export type LinkedAccount = { subject: string; refreshToken: string | undefined };

/** What came of telling a provider: 'gone' when it knew already, 'impossible' when there is nothing to tell it with. */
export type Unlinked = 'unlinked' | 'not_linked' | 'impossible';

export type OAuthGateway = {
  /** Ours at the provider. */
  clientId: string;
  /**
   * Exchanges a code for the profile of who signed in, with the refresh token where the provider gives one.
   * @throws {OAuthRefusedError} when the provider refuses the code
   * @throws {ServiceUnavailableError} when it cannot be asked
   */
  exchange(request: OAuthExchange): Promise<SocialProfile & { refreshToken?: string | undefined }>;
  /**
   * Tells the provider that an account is no longer linked.
   * @throws {DeliveryError} when it has to be told again later
   */
  unlink(account: LinkedAccount): Promise<Unlinked>;
};

/** What tells calls of providers from forged ones; absent where the secret that proves them is not configured. */
export type Webhooks = {
  isKakao?(authorization: string | null): boolean;
  /** The account that a signed request is about; undefined for one that Facebook has not signed. */
  readFacebook?(signedRequest: string): string | undefined;
};

export type Gateways = {
  mail: MailGateway;
  sms: SmsGateway;
  captcha: CaptchaGateway;
  /** Only the providers that have credentials. */
  oauth: Partial<Record<SocialProvider, OAuthGateway>>;
  webhooks: Webhooks;
};
