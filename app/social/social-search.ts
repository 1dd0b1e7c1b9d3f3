import * as v from 'valibot';
import { dateSchema } from '#contract/text.ts';

const failures = [
  /** The visitor cancelled at the provider. */
  'refused',
  /** Unknown to this browser or already used. */
  'invalid',
  'expired',
  'failed',
  'too_many',
  'signed_out',
  /** A former member; `until` is when the re-registration block ends. */
  'withdrawn',
  /** Already linked to another member. */
  'taken',
  /** Confirmed with an account of somebody else. */
  'other_account',
] as const;

const successes = ['linked', 'unlinked', 'confirmed'] as const;

export type SocialFailure = (typeof failures)[number];

type SocialOutcome = SocialFailure | (typeof successes)[number];

/** Search params with the result of a social sign-in. */
export const socialSearchEntries = {
  social: v.fallback(v.optional(v.picklist([...failures, ...successes])), undefined),
  /** A day, in Korea. */
  until: v.fallback(v.optional(dateSchema), undefined),
};

export type SocialSearch = { social?: SocialOutcome | undefined; until?: string | undefined };

const failureNames: ReadonlySet<string> = new Set(failures);

export function isSocialFailure({ social }: SocialSearch): boolean {
  return social !== undefined && failureNames.has(social);
}

/** Sign in, link to the current member, or confirm the identity again. */
export const socialPurposes = ['signin', 'link', 'confirm'] as const;

export type SocialPurpose = (typeof socialPurposes)[number];

/** The window that opened the pop-up. */
export const windowIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
