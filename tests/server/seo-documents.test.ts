import { request as httpRequest } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { completeLocaleSchema } from '#contract/locale-schemas.ts';
import { completeLocales, type Locale, locales } from '#contract/locales.ts';
import { koreanNewsFolder } from '../support/content-folder.ts';
import { newPostgresDatabase, query, startCommandLine } from '../support/databases.ts';
import { brokenNews, startOutsideApi } from '../support/outside-api.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { jsonLdOf } from '../support/structured-data.ts';
import { until } from '../support/until.ts';

/* SEO documents of the built site: sitemap, robots, feeds, and the heads of pages. */

const origin = 'https://site.example';
const hostile = `</title><script>alert(1)</script> "quoted" 'and' & so on\u2028`;

let site: RunningSite;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  const apply = ['content', 'apply', koreanNewsFolder()];
  expect(await startCommandLine(apply, { DATABASE_URL: databaseUrl })).toBe(0);
  site = await startSite({ DATABASE_URL: databaseUrl, SITE_URL: origin });
});

afterAll(() => site?.kill());

/** The answer for a public address of the site, or for a path. */
function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + address.replace(origin, ''), { headers, redirect: 'manual' });
}

async function findKoreanNews(): Promise<number | undefined> {
  const answer = await get('/api/v1/post/news?size=100', { 'accept-language': 'ko-KR' });
  const list: { data: { id: number; title: string }[] } = await answer.json();
  return list.data.find(({ title }) => title === '한국어로만 있는 소식')?.id;
}

const textOf = async (address: string) => (await get(address)).text();

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(apos|#x27);/g, "'")
    .replaceAll('&amp;', '&');

/** The attributes of each element with a name. */
function elements(markup: string, name: string): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function languagesOf(markup: string, name = 'link'): Record<string, string | undefined> {
  const links = elements(markup, name).filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return Object.fromEntries(links.map(({ hreflang = '', href }) => [hreflang, href]));
}

function canonicalsOf(html: string): (string | undefined)[] {
  return elements(html, 'link').flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : []));
}

function metaOf(html: string, name: string): (string | undefined)[] {
  const tags = elements(html, 'meta').filter((tag) => tag.property === name || tag.name === name);
  return tags.map(({ content }) => content);
}

type MappedPage = {
  address: string;
  changedAt: string | undefined;
  languages: Record<string, string | undefined>;
};

async function mappedPages(): Promise<MappedPage[]> {
  const xml = await textOf('/sitemap.xml');
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: unescaped(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? ''),
    changedAt: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    languages: languagesOf(url, 'xhtml:link'),
  }));
}

/** Stores a news item in Korean and answers with its id. */
async function addNews(slug: string, title: string, publishedAt: string): Promise<number> {
  const [post] = await query(
    databaseUrl,
    `insert into posts (kind, slug, published_at) values ('news', $1, ${publishedAt}) returning id`,
    [slug],
  );
  await query(
    databaseUrl,
    `insert into post_translations (post_id, locale, title, summary, content) values ($1, 'ko-KR', $2, $2, $2)`,
    [post?.id, title],
  );
  return Number(post?.id);
}

describe('the sitemap', () => {
  it('is XML, cacheable for minutes and revalidated by its ETag', async () => {
    const response = await get('/sitemap.xml', { 'accept-language': 'ja', cookie: 'lang=ja-JP' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300, s-maxage=60,/);
    expect(response.headers.get('set-cookie')).toBeNull();
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
    expect((await get('/sitemap.xml', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it.each([
    ['/sitemap.xml?any=1', '/sitemap.xml'],
    ['/rss/news.xml?any=1', '/rss/news.xml?lang=ko-KR'],
  ])(
    '%s is rendered once for all requests, also with a session, and is the same as %s',
    async (address, same) => {
      const text = await textOf(same);
      const session = { cookie: 'access_token=x', accept: 'application/xml' };
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await get(address, { ...session, 'accept-encoding': encoding });
        const { headers } = response;
        expect(headers.get('cache-status')).toMatch(/^site; hit/);
        expect(headers.get('vary')).toBe('Accept-Encoding');
        expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(await response.text()).toBe(text);
      }
    },
  );

  it('holds every page in the languages that it is really in, once', async () => {
    const addresses = (await mappedPages()).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', '/company/intro', '/business/pharmacy', '/news', '/faq', '/privacy']) {
      for (const locale of completeLocales) {
        expect(addresses).toContain(`${origin}${path}?lang=${locale}`);
      }
    }
    for (const hidden of ['/search', '/login', '/mypage']) {
      expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
    }
    const items = addresses.filter((address) => /\/(?:\d+|LMB-[\w-]+)\?/.test(address));
    const partial = addresses.filter((address) => /zh-TW|ja-JP/.test(address));
    expect(partial.length).toBeGreaterThan(0);
    expect(partial.filter((address) => !items.includes(address))).toEqual([]);
    for (const [path, least, onlyKorean] of [
      ['/news/', 37, 1],
      ['/research/patent/', 12, 0],
      ['/research/thesis/', 22, 0],
    ] as const) {
      const inLanguage = (locale: string) =>
        items.filter((item) => item.startsWith(origin + path) && item.endsWith(locale)).length;
      expect(inLanguage('ko-KR')).toBeGreaterThanOrEqual(least);
      for (const locale of completeLocales.filter((each) => each !== 'ko-KR'))
        expect(inLanguage(locale), `${path} ${locale}`).toBe(inLanguage('ko-KR') - onlyKorean);
    }
  });

  it('says when posts were published', async () => {
    const pages = await mappedPages();
    for (const { address, changedAt } of pages) {
      expect([address, Boolean(changedAt)]).toEqual([address, /\/\d+\?/.test(address)]);
    }
    const response: { data: { id: number; publishedAt: string }[] } = await (
      await get('/api/v1/post/news')
    ).json();
    for (const { id, publishedAt } of response.data) {
      const address = `${origin}/news/${id}?lang=ko-KR`;
      expect(pages.find((page) => page.address === address)?.changedAt).toBe(publishedAt);
    }
  });

  it('leads to pages that are there, in that language, and name that address as their own', async () => {
    const pages = await mappedPages();
    const addresses = new Set(
      pages.flatMap(({ address, languages }) => [address, ...Object.values(languages)]),
    );
    expect(addresses.size).toBe(pages.length);
    const pictures = new Set<string | undefined>();
    for (const { address, languages } of pages) {
      const response = await get(address);
      const html = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect(html).toMatch(`<html lang="${new URL(address).searchParams.get('lang')}"`);
      expect(canonicalsOf(html)).toEqual([address]);
      expect(metaOf(html, 'robots')).toEqual([]);
      expect(languagesOf(html)).toEqual(languages);
      for (const name of ['description', 'og:description', 'og:title'])
        expect(metaOf(html, name)).toHaveLength(1);
      for (const picture of metaOf(html, 'og:image')) pictures.add(picture);
    }
    expect(pictures.size).toBeGreaterThan(60);
    for (const picture of pictures) {
      const response = await get(picture ?? '');
      expect([picture, response.status]).toEqual([picture, 200]);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
    }
  });

  it('follows within 2 s when something is published or taken back, as the feed does', async () => {
    const before = (await mappedPages()).length;
    const future = await addNews('future', '예정', "now() + interval '1 day'");
    const id = await addNews('sudden', '갑작스러운 소식', 'now()');
    await until(async () => (await textOf('/sitemap.xml')).includes(`${origin}/news/${id}?lang=ko-KR`), 2);
    expect(await textOf('/rss/news.xml')).toContain('갑작스러운 소식');
    expect(await textOf('/sitemap.xml')).not.toContain(`/news/${future}?`);
    await query(databaseUrl, 'update posts set published_at = null where id = any($1)', [[id, future]]);
    await until(async () => (await mappedPages()).length === before, 2);
    expect(await textOf('/rss/news.xml')).not.toContain('갑작스러운 소식');
  });
});

describe('the rules for robots', () => {
  it('excludes the member area and names the sitemap', async () => {
    const response = await get('/robots.txt', { 'accept-language': 'en' });
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const path of ['/mypage', '/sample', '/login', '/search', '/api', '/_serverFn']) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
  });
});

describe('the feeds', () => {
  const itemsOf = (xml: string) => [...xml.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item);
  const textIn = (item: string, name: string) =>
    unescaped(new RegExp(`<${name}[^>]*>(.*?)</${name}>`).exec(item)?.[1] ?? '');

  it.each([
    ['/rss/news.xml', 'ko-KR', '뉴스 | 루미바이옴'],
    ['/rss/news.xml?lang=en-US', 'en-US', 'News | Lumibiome'],
    ['/rss/press.xml?lang=zh-TW', 'zh-TW', '媒體報導 | 露米生物'],
    ['/rss/press.xml?lang=%22%3E%3Cscript%3E', 'ko-KR', '언론 보도 | 루미바이옴'],
    ['/rss/news.xml?lang=en-US&lang=ja-JP', 'ko-KR', '뉴스 | 루미바이옴'],
  ])('%s is in %s', async (address, locale, title) => {
    const response = await get(address, { 'accept-language': 'ja', cookie: 'lang=ja-JP' });
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300, s-maxage=60,/);
    expect(xml).toContain(`<language>${locale}</language>`);
    expect(textIn(xml, 'title')).toBe(title);
    expect(xml).not.toContain('<script');
    const self = `${origin}${address.replace(/\?.*/, '')}?lang=${locale}`;
    expect(elements(xml, 'atom:link')).toEqual([{ rel: 'self', type: 'application/rss+xml', href: self }]);
    const etag = response.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  });

  it('contain the newest items, each with a link, a unique id and a date', async () => {
    const items = itemsOf(await textOf('/rss/news.xml?lang=en-US'));
    expect(items).toHaveLength(30);
    const times = items.map((item) => Date.parse(textIn(item, 'pubDate')));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(items.map((item) => textIn(item, 'guid'))).size).toBe(30);
    for (const item of items) {
      expect(textIn(item, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
      expect(textIn(item, 'link')).toMatch(/^https:\/\/site\.example\/news\/\d+\?lang=en-US$/);
      const isTranslated = !/[가-힣]/.test(textIn(item, 'title'));
      expect(textIn(item, 'dc:language')).toBe(isTranslated ? '' : 'ko-KR');
    }
    const [press] = itemsOf(await textOf('/rss/press.xml'));
    expect(textIn(press ?? '', 'link')).toMatch(/^https:\/\/(?!site\.example)/);
  });

  it.each([
    '/rss',
    '/rss/',
    '/rss/patent.xml',
    '/rss/news.xml/',
    '/rss/news',
    '/rss/__proto__',
    '/rss/constructor',
  ])('there is none at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/sitemap.xml', '/robots.txt', '/rss/news.xml'])('%s is only read', async (path) => {
    const response = await fetch(site.url + path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const head = await fetch(site.url + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['/news', '/press'])('are named by %s', async (path) => {
    const feeds = elements(await textOf(`${path}?lang=zh-CN`), 'link').filter(({ type }) =>
      type?.includes('rss'),
    );
    expect(feeds.map(({ href }) => href)).toEqual([`/rss${path}.xml?lang=zh-CN`]);
  });
});

describe('a page', () => {
  it.each([
    ['/news?lang=en-US&utm_source=x&page=1&size=12', '/news?lang=en-US'],
    ['/news?utm_source=x&page=2&lang=en-US', '/news?lang=en-US&page=2'],
    ['/news?lang=ko-KR&page=2&fbclid=%22%3E%3Cscript%3E', '/news?lang=ko-KR&page=2'],
    ['/company/intro?lang=zh-CN&page=3&idCategory=1', '/company/intro?lang=zh-CN'],
    ['/contact?lang=ja-JP&x=1', '/contact?lang=ja-JP'],
  ])('%s names %s as its own address', async (address, own) => {
    const html = await textOf(address);
    expect(canonicalsOf(html)).toEqual([origin + own]);
    expect(metaOf(html, 'og:url')).toEqual([origin + own]);
  });

  it('has its number in the URLs of its translations', async () => {
    expect(languagesOf(await textOf('/news?lang=zh-CN&page=2&utm=x'))).toEqual({
      ko: `${origin}/news?lang=ko-KR&page=2`,
      en: `${origin}/news?lang=en-US&page=2`,
      'zh-Hans': `${origin}/news?lang=zh-CN&page=2`,
      'x-default': `${origin}/news?lang=ko-KR&page=2`,
    });
  });

  it.each(locales)(
    'of %s is shared with a picture, a text and its other languages',
    async (locale: Locale) => {
      const html = await textOf(`/business/material?lang=${locale}`);
      const picture = v.is(completeLocaleSchema, locale) ? locale : 'en-US';
      expect(metaOf(html, 'og:image')).toEqual([`${origin}/og/material-${picture}.jpg`]);
      expect(metaOf(html, 'og:image:width')).toEqual(['1200']);
      expect(metaOf(html, 'og:image:height')).toEqual(['630']);
      expect(metaOf(html, 'og:image:alt')[0]).toBeTruthy();
      expect(metaOf(html, 'og:type')).toEqual(['website']);
      expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
      expect(metaOf(html, 'og:locale')).toEqual([locale.replace('-', '_')]);
      expect(metaOf(html, 'og:locale:alternate')).toEqual(
        completeLocales.filter((other) => other !== locale).map((other) => other.replace('-', '_')),
      );
      for (const name of ['og:title', 'og:description', 'og:site_name', 'description']) {
        expect(metaOf(html, name)).toEqual([expect.stringMatching(/\S/)]);
      }
    },
  );

  it('in a language that it is not in says so, names that language and leads to no other', async () => {
    const id = await findKoreanNews();
    const html = await textOf(`/news/${id}?lang=en-US`);
    expect(html).toContain('This content has not been translated yet, so it is shown in Korean');
    expect(html).toMatch(/<h1[^>]* lang="ko-KR"/);
    expect(html).toMatch(/<div[^>]* lang="ko-KR"/);
    expect(canonicalsOf(html)).toEqual([`${origin}/news/${id}?lang=en-US`]);
    const korean = `${origin}/news/${id}?lang=ko-KR`;
    expect(languagesOf(html)).toEqual({ ko: korean, 'x-default': korean });
    expect(metaOf(html, 'og:locale')).toEqual(['ko_KR']);
    const [article] = jsonLdOf(html);
    expect(article).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'ko-KR' });
  });

  it('of an article is one, with its date and its own picture', async () => {
    const html = await textOf('/news/1?lang=ko-KR');
    expect(metaOf(html, 'og:type')).toEqual(['article']);
    expect(metaOf(html, 'article:published_time')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
    expect(metaOf(html, 'og:image')).toEqual([
      expect.stringMatching(/\/og\/news\/\d{4}-\d\d-\d\d-[\w-]+\.jpg$/),
    ]);
    expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  });

  it('of a thesis leads to the paper', async () => {
    const { data }: { data: { id: number; doi: string | null }[] } = await (
      await get('/api/v1/post/thesis')
    ).json();
    const { id, doi } = data.find((thesis) => thesis.doi) ?? { id: 0, doi: '' };
    const [article] = jsonLdOf(await textOf(`/research/thesis/${id}?lang=en-US`));
    expect(article).toMatchObject({ '@type': 'ScholarlyArticle', sameAs: `https://doi.org/${doi}` });
  });

  it('that presents the company has its data; the others have breadcrumbs', async () => {
    const typesOn = async (path: string) =>
      jsonLdOf(await textOf(`${path}?lang=en-US`)).map((data) => data['@type']);
    expect(await typesOn('/')).toEqual(['Organization', 'WebSite']);
    expect(await typesOn('/company/intro')).toEqual(['Organization', 'BreadcrumbList']);
    expect(await typesOn('/faq')).toContain('BreadcrumbList');
  });

  it('that is past the end, missing or a search has no translations and is noindex', async () => {
    for (const path of ['/news?page=900', '/search?q=a', '/news/999999?x', '/nothing?x']) {
      const html = await textOf(`${path}&lang=en-US`);
      expect(metaOf(html, 'robots')).toEqual(['noindex']);
      expect(languagesOf(html)).toEqual({});
    }
    for (const path of ['/news/999999?lang=en-US', '/nothing?lang=en-US']) {
      expect(canonicalsOf(await textOf(path))).toEqual([]);
    }
  });
});

describe('untrusted text', () => {
  it('ends neither a title nor a script nor an element', async () => {
    const id = await addNews('hostile', hostile, 'now()');
    const html = await textOf(`/news/${id}?lang=ko-KR`);
    expect(html).not.toContain('<script>alert(1)');
    expect(metaOf(html, 'og:title')).toEqual([hostile]);
    expect(jsonLdOf(html)[0]).toMatchObject({ headline: hostile });
    await until(async () => (await textOf('/rss/news.xml')).includes('alert(1)'), 2);
    const xml = await textOf('/rss/news.xml');
    expect(xml).not.toContain('<script>');
    expect(unescaped(xml)).toContain(hostile);
    await query(databaseUrl, 'update posts set published_at = null where id = $1', [id]);
  });

  /** The body of an answer to a request that names another host. */
  function asForged(path: string): Promise<string> {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    return new Promise((resolve, reject) => {
      const request = httpRequest(site.url + path, { headers }, (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
      request.on('error', reject).end();
    });
  }

  it.each(['/?lang=en-US', '/news/1?lang=ko-KR', '/sitemap.xml', '/robots.txt', '/rss/news.xml'])(
    'no forged host reaches %s',
    async (path) => {
      const text = await asForged(path);
      expect(text).toContain(origin);
      expect(text).not.toContain('evil.example');
    },
  );

  it('a failing API causes no partial sitemap, but a 503 with Retry-After', async () => {
    const api = await startOutsideApi(brokenNews);
    const broken = await startSite({ API_BASE_URL: api.url, SITE_URL: origin });
    try {
      for (const path of ['/sitemap.xml', '/rss/news.xml']) {
        const response = await fetch(broken.url + path);
        expect([path, response.status]).toEqual([path, 503]);
        expect(response.headers.get('retry-after')).toBe('60');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect((await fetch(`${broken.url}/robots.txt`)).status).toBe(200);
    } finally {
      await broken.kill();
      api.stop();
    }
  });
});
