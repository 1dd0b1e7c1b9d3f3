import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Webhooks } from './gateways.ts';
import type { OAuthConfig } from './oauth-token.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Constant time for any lengths. */
function isSecret(given: string | null, secret: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(secret));
}

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    algorithm: v.pipe(v.string(), v.toUpperCase(), v.literal('HMAC-SHA256')),
    user_id: v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  }),
);

function readSignedRequest(signedRequest: string, secret: string): string | undefined {
  const [signature = '', payload = ''] = signedRequest.split('.');
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = v.safeParse(payloadSchema, Buffer.from(payload, 'base64url').toString('utf8'));
  return parsed.success ? parsed.output.user_id : undefined;
}

export function createWebhooks({
  kakao,
  facebook,
}: {
  kakao?: OAuthConfig | undefined;
  facebook?: OAuthConfig | undefined;
}): Webhooks {
  const adminKey = kakao?.adminKey;
  const appSecret = facebook?.clientSecret;
  return {
    ...(adminKey && { isKakao: (authorization) => isSecret(authorization, `KakaoAK ${adminKey}`) }),
    ...(appSecret && { readFacebook: (signedRequest) => readSignedRequest(signedRequest, appSecret) }),
  };
}
