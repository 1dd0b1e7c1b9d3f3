import { choiceParam, dayParam } from '#app/routing/search-params.ts';

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

export const socialParams = {
  social: choiceParam([...failures, ...successes]),
  until: dayParam,
};

export type SocialSearch = { social?: SocialOutcome | undefined; until?: string | undefined };

const failureNames: ReadonlySet<string> = new Set(failures);

export function isSocialFailure({ social }: SocialSearch): boolean {
  return social !== undefined && failureNames.has(social);
}

export const socialPurposes = ['signin', 'link', 'confirm'] as const;

export type SocialPurpose = (typeof socialPurposes)[number];
