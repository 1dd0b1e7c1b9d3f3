import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pagesWhere } from '#app/pages/pages.ts';
import { locales } from '#contract/locales.ts';
import { newPostgresDatabase, runCommandLine } from '../support/databases.ts';
import { checkHtml } from '../support/html-checker.ts';
import { inLanguage } from '../support/pages.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/* All pages, as the Nu HTML checker of the W3C sees them. */

const email = 'member@example.com';
const password = 'correct horse battery';

let site: RunningSite;

beforeAll(async () => {
  const env = { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
  const account = ['--email', email, '--password', password, '--name', 'Kim', '--sample'];
  expect(runCommandLine(['member:create', ...account], env).status).toBe(0);
  site = await startSite(env);
});

afterAll(() => site?.kill());

/** The documents of pages in all languages, by path. */
async function load(paths: readonly string[], headers: Record<string, string> = {}) {
  const documents = new Map<string, string>();
  for (const path of paths) {
    await Promise.all(
      locales.map(async (locale) => {
        const address = inLanguage(path, locale);
        const response = await fetch(site.url + address, { headers, redirect: 'manual' });
        expect(response.status, address).toBe(200);
        documents.set(address, await response.text());
      }),
    );
  }
  return documents;
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set(paths)];
}

async function signIn(): Promise<string> {
  const response = await fetch(`${site.url}/login?lang=en-US`, {
    method: 'POST',
    body: new URLSearchParams({ email, password, next: '/mypage' }),
    headers: { origin: site.url },
    redirect: 'manual',
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

describe('The Nu HTML checker finds no fault', () => {
  it('in any page of the sitemap in five languages', async () => {
    const paths = await sitemapPaths();
    expect(paths.length).toBeGreaterThan(80);
    expect(await checkHtml(await load(paths))).toEqual([]);
  });

  it('in the pages of visitors outside the sitemap', async () => {
    const paths = [
      '/login',
      '/signup',
      '/password/forgot',
      '/email/verify',
      '/goodbye',
      '/search?q=LMB',
      '/contact?view=status',
    ];
    expect(await checkHtml(await load(paths))).toEqual([]);
  });

  it('in the member area', async () => {
    const paths = pagesWhere(({ parent }) => parent?.startsWith('/mypage') === true).filter(
      (path) => !path.includes('$'),
    );
    expect(paths).toContain('/mypage/profile');
    expect(await checkHtml(await load(['/mypage', ...paths], { cookie: await signIn() }))).toEqual([]);
  });
});
