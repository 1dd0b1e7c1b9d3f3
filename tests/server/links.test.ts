import { LinkChecker, LinkState } from 'linkinator';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { completeLocaleSchema } from '#contract/locale-schemas.ts';
import { locales } from '#contract/locales.ts';
import { dashboardPaths } from '../support/dashboard-paths.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { inLanguage, memberPaths, sitemapPaths } from '../support/pages.ts';
import { freePort, type RunningSite, startSite } from '../support/site.ts';
import {
  enrollStaff,
  inviteOwner,
  postAsStaff,
  privacyRequest,
  signInMember,
} from '../support/site-sessions.ts';

let site: RunningSite;
let env: Record<string, string>;

beforeAll(async () => {
  const PORT = String(await freePort());
  // Links to other languages are absolute.
  const SITE_URL = `http://localhost:${PORT}`;
  env = { PORT, SITE_URL, DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
  site = await startSite(env);
});

afterAll(() => site?.kill());

type Check = { paths: readonly string[]; headers?: Record<string, string>; recurse?: boolean };

/** Links to other sites are not followed. */
async function findLinks({ paths, headers = {}, recurse = false }: Check) {
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => site.url + path),
    headers,
    recurse,
    checkFragments: true,
    concurrency: 8,
    // A sign-out is a link without scripts.
    linksToSkip: async (url) => !url.startsWith(site.url) || url.startsWith(`${site.url}/logout`),
  });
  const states = Map.groupBy(links, ({ state }) => state);
  return {
    found: (states.get(LinkState.OK) ?? []).map(({ url }) => url),
    broken: (states.get(LinkState.BROKEN) ?? []).map(({ url, parent }) => `${url} in ${parent}`),
  };
}

it('no link within the site is broken, and each fragment names an element', {
  timeout: 240_000,
}, async () => {
  const { found, broken } = await findLinks({ paths: ['/'], recurse: true });
  expect(found.length).toBeGreaterThan(1_000);
  expect(broken).toEqual([]);
});

/** The switcher links only the languages that are offered. */
it('no link of a page in a partial language is broken', { timeout: 240_000 }, async () => {
  const pages = await sitemapPaths(site.url);
  for (const locale of locales.filter((each) => !v.is(completeLocaleSchema, each))) {
    const { found, broken } = await findLinks({ paths: pages.map((path) => inLanguage(path, locale)) });
    const inThisLanguage = found.filter((url) => url.endsWith(`lang=${locale}`));
    expect(inThisLanguage.length, locale).toBeGreaterThan(pages.length);
    expect(broken).toEqual([]);
  }
});

it('no link of a page that a member sees is broken, in any language', { timeout: 240_000 }, async () => {
  const headers = { cookie: await signInMember(site, env) };
  const paths = memberPaths.flatMap((path) => locales.map((locale) => inLanguage(path, locale)));
  const { found, broken } = await findLinks({ paths, headers });
  for (const locale of locales) expect(found).toContain(`${site.url}/mypage/withdraw?lang=${locale}`);
  expect(broken).toEqual([]);
});

it('no link of the dashboard is broken', { timeout: 240_000 }, async () => {
  const token = await enrollStaff(site, inviteOwner(env));
  await postAsStaff(site, '/requests', privacyRequest, token);
  await postAsStaff(site, '/terms/drafts/marketing', {}, token);
  const paths = Object.values(dashboardPaths).map((path) => inLanguage(path, 'ko-KR'));
  const { found, broken } = await findLinks({ paths, headers: { cookie: `staff_token=${token}` } });
  expect(found.length).toBeGreaterThan(paths.length);
  expect(broken).toEqual([]);
});
