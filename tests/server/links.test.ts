import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../support/databases.ts';
import { freePort, type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;

beforeAll(async () => {
  const PORT = String(await freePort());
  // Links to other languages are absolute.
  const SITE_URL = `http://localhost:${PORT}`;
  site = await startSite({ PORT, SITE_URL, DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) });
});

afterAll(() => site?.kill());

/** Links to other sites are not followed. */
it('no link within the site is broken, and each fragment names an element', {
  timeout: 240_000,
}, async () => {
  const { links } = await new LinkChecker().check({
    path: `${site.url}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (url) => !url.startsWith(site.url),
  });
  const states = Map.groupBy(links, ({ state }) => state);
  expect(states.get(LinkState.OK)?.length).toBeGreaterThan(1_000);
  expect(states.get(LinkState.BROKEN)?.map(({ url, parent }) => `${url} in ${parent}`) ?? []).toEqual([]);
});
