import { createIsomorphicFn } from '@tanstack/react-start';
import { getLocale } from '#app/i18n/locale.ts';
import { env } from '#app/server/env.server.ts';
import type { Locale } from '#contract/locales.ts';

/** Never the request's Host header. The document passes it to the browser. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => env.siteOrigin)
  .client((): string => document.documentElement.dataset.origin ?? window.location.origin);

export function absoluteUrl(path: string): string {
  return /^https?:/i.test(path) ? path : siteOrigin() + path;
}

export function pageUrl(path: string, locale: Locale = getLocale()): string {
  return `${siteOrigin()}${path}?lang=${locale}`;
}
