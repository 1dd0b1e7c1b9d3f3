import { env } from './env.server.ts';

const isHttps = env.siteOrigin.startsWith('https:');

/** The development server puts styles into the page as it makes them. */
const styleSources = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";

type Sources = { scripts?: string; connections?: string; frames?: string };

/** By folder, not by host: on a host of that size there are scripts that run whatever they are asked to. */
const recaptcha = new URL('.', env.RECAPTCHA_SCRIPT_URL).href;

/** What a page needs of other origins, by its path; a page that is not named here needs nothing. */
const outsideSources = new Map<string, Sources>(
  env.RECAPTCHA_SITE_KEY
    ? [
        [
          '/contact',
          {
            scripts: `${recaptcha} https://www.gstatic.com/recaptcha/`,
            connections: recaptcha,
            frames: `${recaptcha} https://recaptcha.google.com/recaptcha/`,
          },
        ],
      ]
    : [],
);

/**
 * The content security policy of a page. Scripts run from our own origin and, inline, with the nonce of this
 * response; nothing else is inline.
 * @param path the page's, for what only it needs of other origins
 */
export function contentSecurityPolicy(nonce: string, path: string): string {
  const { scripts, connections, frames } = outsideSources.get(path) ?? {};
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${scripts ? ` ${scripts}` : ''}`,
    `style-src ${styleSources}`,
    "img-src 'self' data:",
    ...(connections ? [`connect-src 'self' ${connections}`] : []),
    ...(frames ? [`frame-src ${frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are no pages: nothing may run in them, whatever they are taken for. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
