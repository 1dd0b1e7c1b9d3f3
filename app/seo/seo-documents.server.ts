import { sharedCacheControl } from '#app/caching/cache-control.server.ts';
import { pagesWhere } from '#app/pages/pages.ts';
import { WholeResponse } from '#app/server/buffered-response.server.ts';
import { inertPolicy } from '#app/server/content-security-policy.server.ts';
import { localeInUrl } from '#app/server/language-redirect.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { plain } from '#app/server/text-response.server.ts';
import { defaultLocale } from '#contract/locales.ts';
import { isMaterialFile, materialFile } from './material-files.server.ts';
import { isRssPath, rssFeed } from './rss.server.ts';
import { absoluteUrl } from './site-origin.ts';
import { renderSitemap } from './sitemap.server.ts';

/* The sitemap, robots.txt, the RSS feeds and the files of materials. They have no language in their URL, so none is redirected to one. */

const sitemapPath = '/sitemap.xml';
const robotsPath = '/robots.txt';

export function isSeoDocument(pathname: string): boolean {
  const isFeed = `${pathname}/`.startsWith('/rss/');
  return pathname === sitemapPath || pathname === robotsPath || isFeed || isMaterialFile(pathname);
}

export function documentKey(url: URL): string | undefined {
  const { pathname } = url;
  if (pathname === sitemapPath || pathname === robotsPath || isMaterialFile(pathname)) return pathname;
  return isRssPath(pathname) ? `${pathname}?lang=${localeInUrl(url) ?? defaultLocale}` : undefined;
}

const crawlerFreePaths = ['/api', '/_serverFn'];

const firstPart = (path: string) => `/${path.split('/')[1]}`;

/** The paths that robots.txt disallows: a whole first part of the path where none of its pages is allowed. */
export function disallowedPaths(): string[] {
  const allowed = new Set(pagesWhere(({ robots }) => robots === 'allow').map(firstPart));
  const disallowed = pagesWhere(({ robots }) => robots === 'disallow').map((path) =>
    allowed.has(firstPart(path)) ? path : firstPart(path),
  );
  return [...new Set(disallowed), ...crawlerFreePaths];
}

function robots(): string {
  const rules = disallowedPaths().map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absoluteUrl(sitemapPath)}`, ''].join('\n');
}

type Document = { type: string; text: string };

async function findDocument(pathname: string): Promise<Document | undefined> {
  if (pathname === robotsPath) return { type: 'text/plain', text: robots() };
  if (pathname === sitemapPath) return { type: 'application/xml', text: await renderSitemap() };
  if (isMaterialFile(pathname)) return materialFile(pathname);
  const text = await rssFeed(pathname);
  return text === undefined ? undefined : { type: 'application/rss+xml', text };
}

const maxAge = 300;

export async function seoDocumentResponse(request: Request, pathname: string): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  try {
    const document = await findDocument(pathname);
    if (!document) return plain(404, 'Not found');
    return new WholeResponse([document.text], {
      headers: {
        'content-type': `${document.type}; charset=utf-8`,
        'content-security-policy': inertPolicy,
        'cache-control': sharedCacheControl(maxAge),
      },
    });
  } catch (error) {
    reportError(error);
    return plain(503, 'Not available', { 'retry-after': '60' });
  }
}
