import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { newMigratedDataDir, newSeededDataDir } from '../support/databases.ts';
import { mailSentTo } from '../support/outbox.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const brand = 'Acme & Söhne';
const sampleBrand = /Lumibiome|루미바이옴|露米生物/i;
const names = { BRAND_NAME: brand, BRAND_NAME_KO_KR: '에크미' };

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    ...names,
    DATA_DIR: newMigratedDataDir(),
    SAMPLE_CONTENT: 'off',
  });
});

afterAll(() => site?.kill());

async function read(path: string): Promise<string> {
  const response = await fetch(`${site.url}${path}`);
  expect([path, response.ok]).toEqual([path, true]);
  return response.text();
}

it.each(locales)('pages in %s name the configured brand only', async (locale) => {
  const name = locale === 'ko-KR' ? '에크미' : 'Acme &amp; Söhne';
  for (const path of ['/', '/company/intro', '/company/contactUS', '/news', '/login']) {
    const html = await read(`${path}?lang=${locale}`);
    expect(html).toMatch(new RegExp(`<title>[^<]*\\| ${name}</title>`));
    expect(html).toContain(`data-brand="${name}"`);
    expect(html).not.toMatch(sampleBrand);
  }
});

it('feeds and the description of the API name it too', async () => {
  const feed = await read('/rss/news.xml?lang=ko-KR');
  expect(feed).toContain('에크미');
  const description = await read('/api/v1/openapi.json');
  expect(JSON.parse(description).info.title).toBe(`${brand} site API`);
  const docs = await read('/api/v1/docs');
  expect(docs).toContain('<title>API | Acme &amp; Söhne</title>');
  // The examples of the description are sample content.
  for (const text of [feed, docs]) expect(text).not.toMatch(sampleBrand);
});

it('mails name it too', async () => {
  const dataDir = newSeededDataDir();
  const email = 'visitor@example.com';
  const other = await startSite({ ...names, DATA_DIR: dataDir });
  const response = await fetch(`${other.url}/api/v1/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ko-KR' },
    body: JSON.stringify({ type: 'OTHER', fullName: 'Lee', email, content: 'Hello', privacyAgree: true }),
  });
  expect(response.status).toBe(201);
  const mail = await mailSentTo(dataDir, email, '에크미');
  await other.kill();
  expect(mail).not.toMatch(sampleBrand);
});
