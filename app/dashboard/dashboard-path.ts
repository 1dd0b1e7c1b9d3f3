import { plainPath } from '#app/session/guarded.ts';
import type { Locale } from '#contract/locales.ts';

export const dashboardPath = '/admin';

export const dashboardLocales: readonly Locale[] = ['ko-KR', 'en-US'];

export function isDashboardPath(pathname: string): boolean {
  return `${plainPath(pathname)}/`.startsWith(`${dashboardPath}/`);
}

/** English for the languages that the dashboard lacks. */
export function dashboardLocale(locale: Locale): Locale {
  return dashboardLocales.includes(locale) ? locale : 'en-US';
}

/** @param splat path below /admin, without slashes at its ends */
export function dashboardHref(splat: string): string {
  return splat === '' ? dashboardPath : `${dashboardPath}/${splat}`;
}
