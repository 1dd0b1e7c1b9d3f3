import { env } from './env.server.ts';

const isHttps = env.siteOrigin.startsWith('https:');

/** The development server puts styles into the page as it makes them. */
const styleSources = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";

/**
 * The content security policy of a page. Scripts run from our own origin and, inline, with the nonce of this
 * response; nothing else is inline.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styleSources}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are no pages: nothing may run in them, whatever they are taken for. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
