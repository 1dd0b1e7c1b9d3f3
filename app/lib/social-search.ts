import * as v from 'valibot';
import { dateSchema } from '#contract/text.ts';
import { pageHref } from './page-href.ts';

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

const anyOrigin = 'https://origin.invalid';

/** A path of ours with search params set; what is undefined is left out. */
export function withSearch(path: string, params: Record<string, string | undefined>): string {
  const url = new URL(path, anyOrigin);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** What is wanted of a provider: to sign in, to be linked to whoever is signed in, or to prove afresh that it is them. */
export const socialPurposes = ['signin', 'link', 'confirm'] as const;

export type SocialPurpose = (typeof socialPurposes)[number];

/** Where a sign-in by a provider begins. `next` is the path to go on to. */
export function socialStartHref(provider: string, purpose: SocialPurpose, next: string | undefined): string {
  return pageHref(withSearch(`/auth/${provider}/start`, { purpose, next }));
}

/** Where members see the accounts that are linked to theirs. */
export const linkedAccountsPath = '/mypage/profile#linked-accounts';
