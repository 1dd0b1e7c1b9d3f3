import type { Logger } from 'pino';
import * as v from 'valibot';
import { type CaptchaGateway, ServiceUnavailableError } from './gateways.ts';
import { request } from './http.ts';

export type CaptchaConfig = { secret: string; verifyUrl: string };

const timeoutMs = 3_000;

/** Score from which a visitor is taken for a person; the one that Google suggests. */
const threshold = 0.5;

const verdictSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  'error-codes': v.optional(v.array(v.string()), []),
});

export type Verdict = v.InferOutput<typeof verdictSchema>;

/**
 * Asks reCAPTCHA v3 about a token.
 * @throws {ServiceUnavailableError} when there is no answer that makes sense
 */
export async function askVerdict(
  { secret, verifyUrl }: CaptchaConfig,
  token: string,
  clientAddress: string | undefined,
): Promise<Verdict> {
  const { status, isOk, body } = await request({
    service: 'reCAPTCHA',
    url: verifyUrl,
    timeoutMs,
    body: new URLSearchParams({
      secret,
      response: token,
      ...(clientAddress && { remoteip: clientAddress }),
    }),
  });
  const verdict = v.safeParse(verdictSchema, body);
  if (!isOk || !verdict.success) throw new ServiceUnavailableError(`reCAPTCHA answers nonsense: ${status}`);
  return verdict.output;
}

/** Whether it is our secret that was refused, and not the visitor's token. */
export function isSecretRefused(verdict: Verdict): boolean {
  return verdict['error-codes'].some((code) => code.endsWith('-input-secret'));
}

export function createCaptcha(config: CaptchaConfig, log: Logger): CaptchaGateway {
  return {
    isConfigured: true,
    async check(token, clientAddress) {
      if (!token) return { success: false };
      try {
        const verdict = await askVerdict(config, token, clientAddress);
        if (isSecretRefused(verdict)) throw new ServiceUnavailableError('reCAPTCHA refuses RECAPTCHA_SECRET');
        const { success, score } = verdict;
        if (score === undefined) return { success };
        return { success: success && score >= threshold, score };
      } catch (error) {
        // Limits and the honeypot stay on: better a robot more than every visitor turned away.
        if (!(error instanceof ServiceUnavailableError)) throw error;
        log.error({ err: error }, 'The captcha could not be checked: the visitor passes');
        return { success: true };
      }
    },
  };
}

/** Where no captcha is configured. */
export const uncheckedCaptcha: CaptchaGateway = {
  isConfigured: false,
  check: async () => ({ success: true, configured: false }),
};
