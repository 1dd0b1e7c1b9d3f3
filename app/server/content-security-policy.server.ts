import { type OutsideService, postcodeFolder } from '#app/pages/page.ts';
import { pageOf, pagesWhere } from '#app/pages/pages.ts';
import { isDashboardPath, plainPath } from '#app/session/guarded.ts';
import { env } from './env.server.ts';

const isHttps = env.siteOrigin.startsWith('https:');

/** The development server inlines styles. */
export const styleSources = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";

type Sources = {
  scripts?: string;
  connections?: string;
  frames?: string;
  images?: string;
  styleAttributes?: string;
};

/** Hosts without a scheme: the SDK uses http on a page of http. It writes style attributes. */
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

/** The postcode finder's nested frames: the inner one is at its newer or older URL, the outer inherits our policy. */
const kakaoPostcode: Sources = {
  scripts: postcodeFolder,
  frames: 'https://postcode.map.kakao.com https://postcode.map.daum.net',
  styleAttributes: "'unsafe-inline'",
};

/** The preview of a mail has the mail's style attributes. Its frame inherits the policy. */
const dashboard: Sources = { styleAttributes: "'unsafe-inline'" };

const configuredServices: Partial<Record<OutsideService, Sources>> = {
  postcode: kakaoPostcode,
  ...(env.KAKAO_MAP_KEY ? { maps: kakaoMaps } : {}),
  ...(env.RECAPTCHA_SITE_KEY ? { captcha: recaptcha } : {}),
};

const pagesWithHeaders = new Map(
  pagesWhere(({ outsideService, referrer }) => outsideService !== undefined || referrer !== undefined).map(
    (path) => [plainPath(path), pageOf(path)],
  ),
);

function furtherSources(path: string): Sources {
  if (isDashboardPath(path)) return dashboard;
  const service = pagesWithHeaders.get(plainPath(path))?.outsideService;
  return (service && configuredServices[service]) ?? {};
}

export function contentSecurityPolicy(inlineScripts: readonly string[], path: string): string {
  const { scripts, connections, frames, images, styleAttributes } = furtherSources(path);
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

export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

export function referrerPolicy(path: string): string | undefined {
  return pagesWithHeaders.get(plainPath(path))?.referrer;
}
