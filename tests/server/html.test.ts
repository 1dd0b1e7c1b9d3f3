import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import {
  dashboardPaths,
  missingDashboardPaths,
  signedOutDashboardPaths,
} from '../support/dashboard-paths.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { checkHtml } from '../support/html-checker.ts';
import { inLanguage, memberPaths, sitemapPaths } from '../support/pages.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import {
  enrollStaff,
  inviteOwner,
  postAsStaff,
  privacyRequest,
  signInMember,
} from '../support/site-sessions.ts';

/* All pages, as the Nu HTML checker of the W3C sees them. */

let site: RunningSite;
let env: Record<string, string>;

beforeAll(async () => {
  env = { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
  site = await startSite(env);
});

afterAll(() => site?.kill());

type Request = { cookie?: string; status?: number; languages?: readonly string[] };

/** The documents of pages in all languages, by path. */
async function load(
  paths: readonly string[],
  { cookie = '', status = 200, languages = locales }: Request = {},
) {
  const documents = new Map<string, string>();
  for (const path of paths) {
    await Promise.all(
      languages.map(async (language) => {
        const address = inLanguage(path, language);
        const response = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' });
        expect(response.status, address).toBe(status);
        documents.set(address, await response.text());
      }),
    );
  }
  return documents;
}

describe('The Nu HTML checker finds no fault', () => {
  it('in any page of the sitemap in five languages', { timeout: 240_000 }, async () => {
    const paths = await sitemapPaths(site.url);
    expect(paths.length).toBeGreaterThan(80);
    expect(await checkHtml(await load(paths))).toEqual([]);
  });

  it('in the pages of visitors outside the sitemap', async () => {
    const paths = [
      '/login',
      '/signup',
      '/password/forgot',
      `/password/reset?token=${'a'.repeat(43)}`,
      '/email/verify',
      '/goodbye',
      '/search?q=LMB',
      '/contact?view=status',
    ];
    expect(await checkHtml(await load(paths))).toEqual([]);
  });

  it('in pages that do not exist', async () => {
    const paths = ['/nothing', '/news/999999', '/business/nothing'];
    expect(await checkHtml(await load(paths, { status: 404 }))).toEqual([]);
  });

  it('in the member area', async () => {
    const documents = await load(memberPaths, { cookie: await signInMember(site, env) });
    expect(documents.get('/mypage/questions/1?lang=en-US')).toContain('25℃');
    expect(documents.get('/mypage/questions/2?view=change&lang=en-US')).toContain('<textarea');
    expect(await checkHtml(documents)).toEqual([]);
  });

  it('in the dashboard, as an owner and signed out', async () => {
    const languages = ['ko-KR', 'en-US'];
    const invitation = inviteOwner(env);
    const signedOut = [...Object.values(signedOutDashboardPaths), `/admin/enroll?token=${invitation}`];
    const token = await enrollStaff(site, invitation);
    expect((await postAsStaff(site, '/requests', privacyRequest, token)).status).toBe(201);
    expect((await postAsStaff(site, '/terms/drafts/marketing', {}, token)).status).toBe(201);
    const documents = await load(Object.values(dashboardPaths), {
      cookie: `staff_token=${token}`,
      languages,
    });
    for (const [address, document] of await load(signedOut, { languages })) documents.set(address, document);
    const cookie = `staff_token=${token}`;
    const missing = await load(missingDashboardPaths, { cookie, languages, status: 404 });
    for (const [address, document] of missing) documents.set(address, document);
    expect(await checkHtml(documents)).toEqual([]);
  });
});
