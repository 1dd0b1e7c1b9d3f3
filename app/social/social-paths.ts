import { pageHref } from '#app/i18n/page-href.ts';
import type { SocialPurpose } from './social-search.ts';

const anyOrigin = 'https://origin.invalid';

export function withSearch(path: string, params: Record<string, string | undefined>): string {
  const url = new URL(path, anyOrigin);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

export function socialStartHref(provider: string, purpose: SocialPurpose, next: string | undefined): string {
  return pageHref(withSearch(`/auth/${provider}/start`, { purpose, next }));
}

export const linkedAccountsPath = '/mypage/profile#linked-accounts';
