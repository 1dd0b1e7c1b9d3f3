import type { Logger } from 'pino';
import * as v from 'valibot';
import { type CaptchaGateway, ServiceUnavailableError } from './gateways.ts';
import { request } from './http.ts';

export type CaptchaConfig = { secret: string; verifyUrl: string };

const timeoutMs = 3_000;

const threshold = 0.5;

const verdictSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  'error-codes': v.optional(v.array(v.string()), []),
});

export type Verdict = v.InferOutput<typeof verdictSchema>;

export async function requestVerdict(
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

export function isSecretRefused(verdict: Verdict): boolean {
  return verdict['error-codes'].some((code) => code.endsWith('-input-secret'));
}

export function createCaptcha(config: CaptchaConfig, log: Logger): CaptchaGateway {
  return {
    isConfigured: true,
    async check(token, clientAddress) {
      if (!token) return { success: false };
      try {
        const verdict = await requestVerdict(config, token, clientAddress);
        if (isSecretRefused(verdict)) throw new ServiceUnavailableError('reCAPTCHA refuses RECAPTCHA_SECRET');
        const { success, score } = verdict;
        if (score === undefined) return { success };
        return { success: success && score >= threshold, score };
      } catch (error) {
        // Fails open: rate limits and the honeypot stay active.
        if (!(error instanceof ServiceUnavailableError)) throw error;
        log.error({ err: error }, 'Captcha check failed: request allowed');
        return { success: true };
      }
    },
  };
}

export const uncheckedCaptcha: CaptchaGateway = {
  isConfigured: false,
  check: async () => ({ success: true, configured: false }),
};
