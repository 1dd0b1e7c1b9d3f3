import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { inLanguage } from '../support/pages.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { checkStructuredData, type JsonLd, jsonLdOf } from '../support/structured-data.ts';
import { checkXml } from '../support/xml-checker.ts';

const origin = 'https://site.example';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
    SITE_URL: origin,
  });
});

afterAll(() => site?.kill());

async function textOf(address: string): Promise<string> {
  const response = await fetch(site.url + address.replace(origin, ''));
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

async function mappedAddresses(): Promise<string[]> {
  const sitemap = await textOf('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

describe('the sitemap', () => {
  it('fits the schema of the protocol, with links to translations', async () => {
    expect(await checkXml('sitemap', await textOf('/sitemap.xml'))).toEqual([]);
  });

  it('would not fit with a wrong date or language', async () => {
    const sitemap = await textOf('/sitemap.xml');
    const wrongDate = sitemap.replace('<lastmod>2', '<lastmod>x2');
    expect(await checkXml('sitemap', wrongDate)).toEqual([expect.stringContaining('lastmod')]);
    const wrongLanguage = sitemap.replace('hreflang="en"', 'hreflang="?"');
    expect(await checkXml('sitemap', wrongLanguage)).toContainEqual(expect.stringContaining('hreflang'));
  });
});

describe('the feeds', () => {
  const feeds = locales.flatMap((locale) =>
    ['/rss/news.xml', '/rss/press.xml'].map((path) => inLanguage(path, locale)),
  );

  it.each(feeds)('%s fits RSS 2.0 and its best practices', async (address) => {
    expect(await checkXml('rss', await textOf(address))).toEqual([]);
  });

  it('would not fit with another date format or without a guid', async () => {
    const feed = await textOf('/rss/news.xml');
    const otherDate = feed.replace(/<pubDate>.*?<\/pubDate>/, '<pubDate>2026-11-18</pubDate>');
    expect(await checkXml('rss', otherDate)).toContainEqual(expect.stringContaining('pubDate'));
    const withoutGuid = feed.replace(/<guid.*?<\/guid>/, '');
    expect(await checkXml('rss', withoutGuid)).toContainEqual(expect.stringContaining('guid'));
  });
});

describe('structured data', () => {
  it('of each page in the sitemap fits the types of schema.org', { timeout: 240_000 }, async () => {
    const items: [string, JsonLd][] = [];
    for (const address of await mappedAddresses())
      for (const data of jsonLdOf(await textOf(address))) items.push([address, data]);
    const types = new Set(items.map(([, data]) => data['@type']));
    expect([...types].toSorted()).toEqual([
      'BreadcrumbList',
      'FAQPage',
      'ItemList',
      'NewsArticle',
      'Organization',
      'Product',
      'ScholarlyArticle',
      'WebSite',
    ]);
    expect(await checkStructuredData(items)).toEqual([]);
  });

  it('would not fit with a property of another type', async () => {
    const [article] = jsonLdOf(await textOf('/news/1?lang=ko-KR'));
    if (!article) throw new Error('The article has no structured data');
    const wrong = { ...article, author: { '@type': 'Organization', price: '1' } };
    const faults = await checkStructuredData([
      ['/right', article],
      ['/wrong', wrong],
    ]);
    expect(faults).toEqual([expect.stringMatching(/^\/wrong: .*price/)]);
  });
});
