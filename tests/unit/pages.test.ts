import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MenuPage, menuGroups, pagesOf } from '#app/components/layout/menu.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { type PagePath, pageOf, pages, pagesWhere } from '#app/pages/pages.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { disallowedPaths } from '#app/seo/seo-documents.server.ts';
import { isGuarded } from '#app/session/guarded.ts';
import { completeLocales } from '#contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');

/** The paths of all routes that TanStack Router generated from the files in app/routes/. */
function routePaths(): string[] {
  const routeTree = readFileSync(resolve(root, 'app/routeTree.gen.ts'), 'utf8');
  const [, routes = ''] = /interface FileRoutesByTo \{(.*?)\}/s.exec(routeTree) ?? [];
  return [...routes.matchAll(/'(.*?)':/g)].map(([, path = '']) => path);
}

describe('the registry of pages', () => {
  it('has an entry for every route and no others', () => {
    expect(routePaths().length).toBeGreaterThan(40);
    expect(Object.keys(pages).sort()).toEqual(routePaths().sort());
  });

  it('names every route file', () => {
    expect(globSync('app/routes/*.tsx', { cwd: root })).toHaveLength(routePaths().length + 1);
  });

  it('treats a route without an entry as private', () => {
    expect(pageOf('/new-page')).toBeUndefined();
    expect(pageOf(undefined)).toBeUndefined();
  });

  it("stores no page of an account, a search or a form with its visitor's values", () => {
    const shared = pagesWhere(({ cache }) => cache === 'shared');
    expect(
      shared.filter((path) =>
        /^\/(admin|mypage|sample|log|sign|goodbye|password|email|search|contact|auth)/.test(path),
      ),
    ).toEqual([]);
    expect(shared).toContain('/news/$id');
  });

  it('lists in the sitemap exactly the pages that crawlers may read and that need no id', () => {
    const inSitemap = pagesWhere(({ sitemap }) => sitemap !== undefined);
    const readable = pagesWhere(({ robots, noindex }) => robots === 'allow' && !noindex);
    expect(inSitemap).toEqual(readable.filter((path) => !path.includes('$')));
  });

  it('gives every page that is not an item a title, and every item a page above it', () => {
    const withoutTitle = pagesWhere(({ title }) => title === undefined);
    const noPages = ['/admin/$', '/auth/$provider/$step', '/mypage/questions/$id/files/$fileId'];
    expect(withoutTitle.filter((path) => pageOf(path)?.parent === undefined).sort()).toEqual(noPages.sort());
  });

  it('guards the pages for members, and no others', () => {
    expect(pagesWhere(({ access }) => access === 'member')).toContain('/mypage/profile');
    for (const path of Object.keys(pages))
      expect(isGuarded(path), path).toBe(pageOf(path)?.access === 'member');
  });

  it('names parents that are pages', () => {
    const parents = pagesWhere(({ parent }) => parent !== undefined).map((path) => pageOf(path)?.parent);
    expect(parents.filter((parent) => pageOf(parent)?.title === undefined)).toEqual([]);
  });

  it.each(completeLocales)('names share pictures that exist in %s', (locale) => {
    const names = pagesWhere(({ sharePicture }) => sharePicture !== undefined).map(
      (path) => `public/og/${pageOf(path)?.sharePicture}-${locale}.jpg`,
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !existsSync(resolve(root, name)))).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('disallows the parts of the site that hold nothing for crawlers', () => {
    expect(disallowedPaths().sort()).toEqual(
      [
        '/admin',
        '/mypage',
        '/sample',
        '/login',
        '/logout',
        '/goodbye',
        '/email',
        '/signup',
        '/unsubscribe',
        '/password',
        '/search',
        '/auth',
        '/api',
        '/_serverFn',
      ].sort(),
    );
  });
});

describe('the menu', () => {
  it('has the pages of the specification in its order', () => {
    const specified: PagePath[][] = [
      ['/company/intro', '/company/vision', '/company/history', '/company/contactUS'],
      ['/business/material', '/business/pb', '/business/showroom', '/business/pharmacy'],
      ['/research/intro', '/research/patent', '/research/thesis'],
      ['/news', '/press', '/contact'],
    ];
    // The menu may have further pages.
    const isSpecified = ({ to }: MenuPage) => specified.flat().includes(to);
    const inMenu = menuGroups.map((group) => pagesOf(group).filter(isSpecified));
    expect(inMenu.map((group) => group.map(({ to }) => to))).toEqual(specified);
    expect(menuGroups.map(({ pharmacyFinder }) => pharmacyFinder.length > 0)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a breadcrumb', () => {
  const labels = (path: PagePath, item?: { title: string }) =>
    crumbsOf(path, item).map(({ label, to }) => (to ? `${label} -> ${to}` : label));

  it('leads from the menu group to the page', () => {
    overwriteGetLocale(() => 'en-US');
    expect(labels('/')).toEqual([]);
    expect(labels('/news')).toEqual(['PR', 'News']);
    expect(labels('/news/$id', { title: 'A title' })).toEqual(['PR', 'News -> /news', 'A title']);
    expect(labels('/mypage/questions/$id', { title: 'Dose?' })).toEqual([
      'My page -> /mypage',
      expect.stringMatching(/ -> \/mypage\/questions$/),
      'Dose?',
    ]);
  });
});
