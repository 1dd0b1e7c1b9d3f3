import { pageHref } from '#app/i18n/page-href.ts';
import type { SocialPurpose } from './social-search.ts';

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

/** Where a sign-in by a provider begins. `next` is the path to go on to. */
export function socialStartHref(provider: string, purpose: SocialPurpose, next: string | undefined): string {
  return pageHref(withSearch(`/auth/${provider}/start`, { purpose, next }));
}

/** Where members see the accounts that are linked to theirs. */
export const linkedAccountsPath = '/mypage/profile#linked-accounts';
