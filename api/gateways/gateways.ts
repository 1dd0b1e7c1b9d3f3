import type { SocialProvider } from '#contract/members.ts';
import type { CaptchaResult } from '#contract/settings.ts';

export type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { name: string; mediaType: string; bytes: Buffer }[];
  /** Written by a person: automatic replies to it are welcome. */
  isPersonal?: boolean;
  /** One POST to it unsubscribes, without a session (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Sms = { to: string; text: string; code?: string };

/** The message holds no personal data. `isFinal`: retrying is pointless. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** `id` is stable across retries, so that services can deduplicate. Rejects with a DeliveryError. */
export type MailGateway = { send(mail: Mail, id: string): Promise<void> };
export type SmsGateway = { send(sms: Sms, id: string): Promise<void> };

export type CaptchaGateway = {
  isConfigured: boolean;
  /** Succeeds when the service is unreachable; that is logged. */
  check(token: string, clientAddress: string): Promise<CaptchaResult>;
};

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

export class OAuthRefusedError extends Error {
  override name = 'OAuthRefusedError';
}

/** The service is unreachable, or refuses our credentials. The message holds no secrets or personal data. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';
}

export type LinkedAccount = { subject: string; refreshToken: string | undefined };

/** 'impossible': no usable token or credentials. */
export type Unlinked = 'unlinked' | 'not_linked' | 'impossible';

export type OAuthGateway = {
  clientId: string;
  /** @throws {OAuthRefusedError} for a refused code @throws {ServiceUnavailableError} */
  exchange(request: OAuthExchange): Promise<SocialProfile & { refreshToken?: string | undefined }>;
  /** @throws {DeliveryError} to be retried later */
  unlink(account: LinkedAccount): Promise<Unlinked>;
};

export type Webhooks = {
  isKakao?(authorization: string | null): boolean;
  readFacebook?(signedRequest: string): string | undefined;
};

export type Gateways = {
  mail: MailGateway;
  sms: SmsGateway;
  captcha: CaptchaGateway;
  oauth: Partial<Record<SocialProvider, OAuthGateway>>;
  webhooks: Webhooks;
};
