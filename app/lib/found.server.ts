import { createHash } from 'node:crypto';
import { plain } from './plain-answer.server.ts';
import { reportError } from './report.server.ts';
import { rssFeed } from './rss.server.ts';
import { inertPolicy } from './security-headers.server.ts';
import { absoluteUrl } from './site-origin.ts';
import { sitemap } from './sitemap.server.ts';

/*
 * What programs read to find the pages: the sitemap, the rules for robots and the feeds. None of them has a language
 * of its own, so none is redirected to one.
 */

const sitemapPath = '/sitemap.xml';
const robotsPath = '/robots.txt';

export function isForPrograms(pathname: string): boolean {
  return pathname === sitemapPath || pathname === robotsPath || `${pathname}/`.startsWith('/rss/');
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
  if (pathname === sitemapPath) return { type: 'application/xml', text: await sitemap() };
  const text = await rssFeed(pathname);
  return text === undefined ? undefined : { type: 'application/rss+xml', text };
}

/** The document, or 304 for whoever has it. */
function documentAnswer(request: Request, { type, text }: Document): Response {
  // Weak, since the bytes depend on the compression.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': inertPolicy,
    'cache-control': 'public, max-age=300',
    etag,
  };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return known.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

export async function answerProgram(request: Request, pathname: string): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  try {
    const found = await findDocument(pathname);
    return found ? documentAnswer(request, found) : plain(404, 'Not found');
  } catch (error) {
    reportError(error);
    return plain(503, 'Not available', { 'retry-after': '60' });
  }
}
