import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

const kakaoUnlinkSchema = v.object({
  app_id: v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'))),
  user_id: v.pipe(v.string('required'), v.regex(/^\d{1,20}$/, 'invalid')),
  referrer_type: v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'))),
});

const facebookDeletionSchema = v.object({
  signed_request: v.pipe(
    v.string('required'),
    v.maxLength(10_000, 'too_long'),
    v.regex(/^[\w-]+=*\.[\w-]+=*$/, 'invalid'),
  ),
});

const kakaoUnlink = {
  path: '/auth/kakao/unlink',
  summary: 'Unlink notice from Kakao, authenticated by the admin key',
  response: { status: 200, schema: v.undefined() },
} as const;

export const webhookEndpoints = {
  kakaoUnlinked: {
    ...kakaoUnlink,
    method: 'POST',
    request: { body: kakaoUnlinkSchema, form: true },
    problems: ['not_configured', 'unauthenticated'],
  },
  /** Kakao's console offers both methods. Safe with GET: only Kakao knows the key. */
  kakaoUnlinkedByGet: {
    ...kakaoUnlink,
    method: 'GET',
    request: { query: kakaoUnlinkSchema },
    problems: ['not_configured', 'unauthenticated'],
  },
  facebookDeletion: {
    method: 'POST',
    path: '/auth/facebook/deletion',
    summary: 'Signed data deletion request from Facebook',
    request: { body: facebookDeletionSchema, form: true },
    response: { status: 200, schema: v.object({ url: v.string(), confirmation_code: v.string() }) },
    problems: ['not_configured'],
  },
} as const satisfies Record<string, Endpoint>;
