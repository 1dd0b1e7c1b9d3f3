import { pagesWhere } from '#app/pages/pages.ts';

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

const inSitemap = pagesWhere(({ sitemap }) => sitemap !== undefined).map((path) => [nameOf(path), path]);

/** All public pages. Detail pages are those of the sample content, whose order is fixed. */
export const publicPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inSitemap),
  'news-item': '/news/1',
  search: '/search?q=LMB-07',
};

export const pageStates = {
  'material-item': '/business/material/LMB-07',
  'patent-item': '/research/patent/68',
  'thesis-item': '/research/thesis/89',
  'theses-second-page': '/research/thesis?page=2',
  'past-the-end': '/news?page=99',
  'search-empty': '/search',
  'search-without-hits': '/search?q=xyzzy',
  'pharmacy-filtered': '/business/pharmacy?siNm=서울특별시&query=로',
  'pharmacy-without-hits': '/business/pharmacy?query=xyzzy',
  'inquiry-status': '/contact?view=status',
};

export function inLanguage(path: string, locale: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Pages of a member with sample data in a new database. */
export const memberPaths = [
  '/mypage',
  ...pagesWhere(({ parent }) => parent?.startsWith('/mypage') === true).filter((path) => !path.includes('$')),
  '/sample',
  '/mypage/questions/1',
  '/mypage/questions/2',
  '/mypage/questions/2?view=change',
  '/mypage/questions/2?view=delete',
];

export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set(paths)];
}
