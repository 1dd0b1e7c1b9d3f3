import { serialize } from 'hono/utils/cookie';
import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import { negotiateLocale } from '#rules/accept-language.ts';
import { readAllOf } from './cookies.server.ts';

const localeCookie = 'lang';
const maxAgeSeconds = 365 * 24 * 60 * 60;

function storedLocale(request: Request): Locale | undefined {
  return readAllOf(request, localeCookie).find((name) => v.is(localeSchema, name));
}

export function localeCookieFor(request: Request, locale: Locale, isSecure: boolean): string | undefined {
  if (storedLocale(request) === locale) return undefined;
  const options = {
    maxAge: maxAgeSeconds,
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax',
  } as const;
  return serialize(localeCookie, locale, options);
}

export function preferredLocale(request: Request): Locale {
  return storedLocale(request) ?? negotiateLocale(request.headers.get('accept-language')) ?? defaultLocale;
}

export function localeInUrl(url: URL): Locale | undefined {
  const values = url.searchParams.getAll('lang');
  return values.length === 1 && v.is(localeSchema, values[0]) ? values[0] : undefined;
}

/** Trims slashes at both ends. A regular expression would take quadratic time for a long run of slashes. */
function trimSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** The location never starts with two slashes, which would be another host. */
export function languageRedirect(url: URL, locale: Locale): Response {
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  parameters.push(`lang=${locale}`);
  const path = `/${trimSlashes(url.pathname)}`;
  return new Response(null, {
    status: 302,
    headers: {
      location: `${path}?${parameters.join('&')}`,
      vary: 'Accept-Language, Cookie',
      'cache-control': 'private, no-store',
    },
  });
}
