import * as v from 'valibot';
import { safePath } from '#app/session/safe-path.ts';
import { windowIdSchema } from '#app/social/social-channel.ts';
import { socialPurposes } from '#app/social/social-search.ts';

export const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

function text(maxLength: number) {
  return v.fallback(v.optional(v.pipe(v.string(), v.maxLength(maxLength))), undefined);
}

export const startSearchSchema = v.object({
  next: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((path) => safePath(path)),
      ),
      '/mypage',
    ),
    '/mypage',
  ),
  purpose: v.fallback(v.optional(v.picklist(socialPurposes), 'signin'), 'signin'),
  window: v.fallback(v.optional(windowIdSchema), undefined),
});

export const callbackSearchSchema = v.object({
  code: text(2000),
  state: v.fallback(v.optional(secretSchema), undefined),
  error: text(200),
});

export type CallbackSearch = v.InferOutput<typeof callbackSearchSchema>;
