import { createIsomorphicFn } from '@tanstack/react-start';
import { getLocale } from '#app/i18n/locale.ts';
import { env } from '#app/server/env.server.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * The public origin of the site, never the host that a request names. The document carries it to the browser, where
 * the page may be looked at under another one.
 */
export const siteOrigin = createIsomorphicFn()
  .server((): string => env.siteOrigin)
  .client((): string => document.documentElement.dataset.origin ?? window.location.origin);

/** A path of the site with its origin; what has an origin already stays as it is. */
export function absoluteUrl(path: string): string {
  return /^https?:/i.test(path) ? path : siteOrigin() + path;
}

/** The address of a page in a language, which is the page's own by default. */
export function pageUrl(path: string, locale: Locale = getLocale()): string {
  return `${siteOrigin()}${path}?lang=${locale}`;
}
