import { formatDay } from '#app/i18n/locale.ts';
import type { SocialFailure, SocialSearch } from '#app/social/social-search.ts';
import type { Problem } from '#contract/problem.ts';

const failures: Partial<Record<string, SocialFailure>> = {
  invalid_credentials: 'invalid',
  validation_failed: 'invalid',
  code_expired: 'expired',
  account_withdrawn: 'withdrawn',
  rejoin_too_soon: 'withdrawn',
  conflict: 'taken',
  too_many_requests: 'too_many',
};

export function searchOfProblem({ code, rejoinAt }: Problem): SocialSearch {
  return { social: failures[code] ?? 'failed', until: rejoinAt && formatDay(rejoinAt) };
}
