import * as v from 'valibot';
import { dateSchema } from '#contract/short-text.ts';

const failures = [
  'refused',
  'invalid',
  'expired',
  'failed',
  'too_many',
  'signed_out',
  'withdrawn',
  'taken',
  'other_account',
] as const;

const successes = ['linked', 'unlinked', 'confirmed'] as const;

export type SocialFailure = (typeof failures)[number];

type SocialOutcome = SocialFailure | (typeof successes)[number];

export const socialSearchEntries = {
  social: v.fallback(v.optional(v.picklist([...failures, ...successes])), undefined),
  until: v.fallback(v.optional(dateSchema), undefined),
};

export type SocialSearch = { social?: SocialOutcome | undefined; until?: string | undefined };

const failureNames: ReadonlySet<string> = new Set(failures);

export function isSocialFailure({ social }: SocialSearch): boolean {
  return social !== undefined && failureNames.has(social);
}

export const socialPurposes = ['signin', 'link', 'confirm'] as const;

export type SocialPurpose = (typeof socialPurposes)[number];

export const windowIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
