import { sharedCacheControl } from '#app/caching/cache-control.server.ts';
import { WholeResponse } from '#app/server/buffered-response.server.ts';
import { inertPolicy } from '#app/server/content-security-policy.server.ts';
import { localeInUrl } from '#app/server/language-redirect.server.ts';
import { reportError } from '#app/server/report.server.ts';
import { plain } from '#app/server/text-response.server.ts';
import { defaultLocale } from '#contract/locales.ts';
import { isRssPath, rssFeed } from './rss.server.ts';
import { absoluteUrl } from './site-origin.ts';
import { makeSitemap } from './sitemap.server.ts';

/*
 * What programs read to find the pages: the sitemap, the rules for robots and the feeds. None of them has a language
 * of its own, so none is redirected to one.
 */

const sitemapPath = '/sitemap.xml';
const robotsPath = '/robots.txt';

export function isForPrograms(pathname: string): boolean {
  return pathname === sitemapPath || pathname === robotsPath || `${pathname}/`.startsWith('/rss/');
}

/** The name under which a document for programs is kept; undefined for what is none. */
export function documentKey(url: URL): string | undefined {
  const { pathname } = url;
  if (pathname === sitemapPath || pathname === robotsPath) return pathname;
  return isRssPath(pathname) ? `${pathname}?lang=${localeInUrl(url) ?? defaultLocale}` : undefined;
}

/** Where robots have nothing to look for. */
export const notForRobots: readonly string[] = [
  '/mypage',
  '/sample',
  '/login',
  '/logout',
  '/goodbye',
  '/email',
  '/signup',
  '/password',
  '/search',
  '/auth',
  '/api',
  '/_serverFn',
];

function robots(): string {
  const rules = notForRobots.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absoluteUrl(sitemapPath)}`, ''].join('\n');
}

type Document = { type: string; text: string };

async function findDocument(pathname: string): Promise<Document | undefined> {
  if (pathname === robotsPath) return { type: 'text/plain', text: robots() };
  if (pathname === sitemapPath) return { type: 'application/xml', text: await makeSitemap() };
  const text = await rssFeed(pathname);
  return text === undefined ? undefined : { type: 'application/rss+xml', text };
}

/** Seconds: programs need no more than to know what is new within minutes. */
const maxAge = 300;

export async function answerProgram(request: Request, pathname: string): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  try {
    const found = await findDocument(pathname);
    if (!found) return plain(404, 'Not found');
    return new WholeResponse(found.text, {
      headers: {
        'content-type': `${found.type}; charset=utf-8`,
        'content-security-policy': inertPolicy,
        'cache-control': sharedCacheControl(maxAge),
      },
    });
  } catch (error) {
    reportError(error);
    return plain(503, 'Not available', { 'retry-after': '60' });
  }
}
