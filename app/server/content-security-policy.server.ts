import type { OutsideService } from '#app/pages/page.ts';
import { pageOf, pagesWhere } from '#app/pages/pages.ts';
import { postcodeFolder } from '#app/routing/postcode-source.ts';
import { plainPath } from '#app/session/guarded.ts';
import { env } from './env.server.ts';

const isHttps = env.siteOrigin.startsWith('https:');

/** The development server inlines styles. */
const styleSources = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";

type Sources = {
  scripts?: string;
  connections?: string;
  frames?: string;
  images?: string;
  styleAttributes?: string;
};

/**
 * Kakao Maps. Hosts have no scheme: the SDK uses http on a page of http, and a source without a scheme follows the
 * page. It writes style attributes.
 */
const kakaoMaps: Sources = {
  scripts: 'dapi.kakao.com t1.daumcdn.net t1.kakaocdn.net',
  connections: 'dapi.kakao.com',
  images: '*.daumcdn.net',
  styleAttributes: "'unsafe-inline'",
};

const recaptchaFolder = new URL('.', env.RECAPTCHA_SCRIPT_URL).href;

/** A folder, not the host: a large host also serves scripts that run any code. */
const recaptcha: Sources = {
  scripts: `${recaptchaFolder} https://www.gstatic.com/recaptcha/`,
  connections: recaptchaFolder,
  frames: `${recaptchaFolder} https://recaptcha.google.com/recaptcha/`,
};

/**
 * Kakao's postcode finder: a script that builds nested frames. The inner one is the service's page at its newer or
 * older URL. The outer one inherits our policy and has style attributes.
 */
const kakaoPostcode: Sources = {
  scripts: postcodeFolder,
  frames: 'https://postcode.map.kakao.com https://postcode.map.daum.net',
  styleAttributes: "'unsafe-inline'",
};

/** The outside services that are configured. Any other is not admitted anywhere. */
const configuredServices: Partial<Record<OutsideService, Sources>> = {
  postcode: kakaoPostcode,
  ...(env.KAKAO_MAP_KEY ? { maps: kakaoMaps } : {}),
  ...(env.RECAPTCHA_SITE_KEY ? { captcha: recaptcha } : {}),
};

/** Sources of other origins, by the path of the page that needs them. */
const outsideSources = new Map<string, Sources>();
for (const path of pagesWhere(({ outsideService }) => outsideService !== undefined)) {
  const service = pageOf(path)?.outsideService;
  const sources = service && configuredServices[service];
  if (sources) outsideSources.set(plainPath(path), sources);
}

/**
 * The Content-Security-Policy of a page. Scripts run from this origin, or inline by hash.
 * @param inlineScripts hash sources of the page's inline scripts
 * @param path selects the sources of other origins
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], path: string): string {
  const { scripts, connections, frames, images, styleAttributes } = outsideSources.get(plainPath(path)) ?? {};
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...(scripts ? [scripts] : [])].join(' '),
    `style-src ${styleSources}`,
    ...(styleAttributes ? [`style-src-attr ${styleAttributes}`] : []),
    `img-src 'self' data:${images ? ` ${images}` : ''}`,
    ...(connections ? [`connect-src 'self' ${connections}`] : []),
    ...(frames ? [`frame-src ${frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For responses that are not pages: nothing may run in them. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

const referrerPolicies = new Map(
  pagesWhere(({ referrer }) => referrer !== undefined).map((path) => [
    plainPath(path),
    pageOf(path)?.referrer,
  ]),
);

/** The Referrer-Policy of a page. Undefined where the server's default applies. */
export function referrerPolicy(path: string): string | undefined {
  return referrerPolicies.get(plainPath(path));
}
