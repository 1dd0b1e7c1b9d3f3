import * as v from 'valibot';
import { dateSchema } from '#contract/text.ts';

const failures = [
  /** The visitor said no at the provider. */
  'refused',
  /** What came back does not belong to anything that began in this browser, or was used before. */
  'invalid',
  'expired',
  'failed',
  'too_many',
  'signed_out',
  /** Of somebody who left; `until` is when they may come back. */
  'withdrawn',
  /** To be linked, but it is another member's. */
  'taken',
  /** To confirm who is signed in, but it is not theirs. */
  'other_account',
] as const;

const successes = ['linked', 'unlinked', 'confirmed'] as const;

export type SocialFailure = (typeof failures)[number];

type SocialOutcome = SocialFailure | (typeof successes)[number];

/** Search params of a page that a sign-in by a provider leads back to, by which it says what came of it. */
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

/** What is wanted of a provider: to sign in, to be linked to whoever is signed in, or to prove afresh that it is them. */
export const socialPurposes = ['signin', 'link', 'confirm'] as const;

export type SocialPurpose = (typeof socialPurposes)[number];

/** Names the window that waits for the one that was opened for a provider. */
export const windowIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
