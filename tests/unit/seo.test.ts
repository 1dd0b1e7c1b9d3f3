import { beforeEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { alternates, canonicalUrl, localesOf } from '#app/seo/canonical-url.ts';
import { pageContextOf } from '#app/seo/page-context.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { sharePicture } from '#app/seo/share-picture.ts';

beforeEach(() => overwriteGetLocale(() => 'en-US'));

describe('the address of a page', () => {
  it.each([
    ['/', {}, '/?lang=en-US'],
    ['/news', { lang: 'ko-KR', utm_source: 'x', q: 'y' }, '/news?lang=en-US'],
    ['/news/', { page: 1, size: 100 }, '/news?lang=en-US'],
    ['/news', { page: 2, idCategory: 9 }, '/news?lang=en-US&idCategory=9&page=2'],
    ['/news', { idCategory: 9, page: 2 }, '/news?lang=en-US&idCategory=9&page=2'],
    ['/company/intro', { page: '2', idCategory: '"><script>' }, '/company/intro?lang=en-US'],
  ])('of %s with %j is %s', (pathname, search, address) => {
    expect(canonicalUrl({ pathname, search }, 'en-US')).toBe(`https://site.example${address}`);
  });
});

describe('the translations of a page', () => {
  const place = { pathname: '/news', search: { page: 2 } };
  const tagsFor = (...inLocales: Parameters<typeof alternates>[1]) =>
    Object.fromEntries(alternates(place, inLocales).map(({ hrefLang, href }) => [hrefLang, href]));
  const url = (locale: string) => `https://site.example/news?lang=${locale}&page=2`;

  it('are those it has, with Korean for readers of other languages', () => {
    expect(tagsFor('zh-CN', 'ko-KR', 'en-US')).toEqual({
      ko: url('ko-KR'),
      en: url('en-US'),
      'zh-Hans': url('zh-CN'),
      'x-default': url('ko-KR'),
    });
    expect(tagsFor('ko-KR')).toEqual({ ko: url('ko-KR'), 'x-default': url('ko-KR') });
  });

  it('are never in a language that the page is not in, for readers of other languages either', () => {
    expect(tagsFor('ja-JP', 'en-US')).toEqual({
      en: url('en-US'),
      ja: url('ja-JP'),
      'x-default': url('en-US'),
    });
    expect(tagsFor()).toEqual({});
  });

  it('of an item are those that the API names, otherwise the served one', () => {
    expect(localesOf({ locale: 'zh-CN', contentLocale: 'en-US', locales: ['ko-KR', 'en-US'] })).toEqual([
      'ko-KR',
      'en-US',
    ]);
    expect(localesOf({ locale: 'zh-CN', contentLocale: 'en-US' })).toEqual(['en-US']);
    expect(localesOf({ locale: 'zh-CN' })).toEqual(['zh-CN']);
  });
});

describe('the picture by which a page is shared', () => {
  it.each([
    ['/', 'ko-KR', undefined, '/og/home-ko-KR.jpg'],
    ['/news', 'zh-TW', undefined, '/og/news-en-US.jpg'],
    ['/news/5', 'zh-CN', undefined, '/og/news-zh-CN.jpg'],
    ['/newsletter', 'en-US', undefined, '/og/home-en-US.jpg'],
    ['/news/5', 'zh-CN', '/art/posts/news-8.avif', '/og/posts/news-8.jpg'],
    [
      '/news/5',
      'zh-CN',
      '/art/news/2025-02-18-showroom-opens.avif',
      '/og/news/2025-02-18-showroom-opens.jpg',
    ],
    ['/news/5', 'zh-CN', '/api/v1/pictures/a-800x500.avif', '/og/news-zh-CN.jpg'],
    ['/news/5', 'zh-CN', 'https://elsewhere.example/x.avif', '/og/news-zh-CN.jpg'],
    ['/news/5', 'zh-CN', '/art/products/../../x.avif', '/og/news-zh-CN.jpg'],
    ['/business/pb', 'en-US', '/art/products/lmb-07.avif', '/og/products/lmb-07.jpg'],
    ['/privacy', 'ja-JP', undefined, '/og/home-en-US.jpg'],
  ] as const)('of %s in %s with %s is %s', (pathname, locale, image, picture) => {
    expect(sharePicture(pathname, locale, image)).toBe(`https://site.example${picture}`);
  });
});

describe('the head of a page', () => {
  const hostile = '</title><script>alert("1")</script>\u2028';
  const contentOf = (head: ReturnType<typeof pageHead>, name: string) =>
    head.meta.find(
      (tag) => ('name' in tag && tag.name === name) || ('property' in tag && tag.property === name),
    );

  it('has the title of its item', () => {
    const head = pageHead('/research/patent/$id', {
      item: { title: hostile, locale: 'ko-KR' },
      description: 'About',
    });
    expect(contentOf(head, 'og:title')).toMatchObject({ content: hostile });
    expect(pageContextOf(head.meta)).toMatchObject({
      documentTitle: `${hostile} | Lumibiome`,
      title: hostile,
      titleLocale: 'ko-KR',
      isNoindex: false,
    });
    for (const { children } of head.scripts) expect(children).not.toContain('<');
  });

  it('describes the steps of the breadcrumb that have a URL', () => {
    const [script] = pageHead('/research/patent/$id', {
      item: { title: 'A patent' },
      description: '',
    }).scripts;
    expect(JSON.parse(script?.children ?? '').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/?lang=en-US' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Patents',
        item: 'https://site.example/research/patent?lang=en-US',
      },
      { '@type': 'ListItem', position: 3, name: 'A patent' },
    ]);
  });

  it('of the homepage has the brand to share and no breadcrumb', () => {
    const head = pageHead('/', { description: '' });
    expect(pageContextOf(head.meta)).toMatchObject({ documentTitle: 'Home | Lumibiome' });
    expect(contentOf(head, 'og:title')).toMatchObject({ content: 'Lumibiome' });
    expect(head.scripts).toEqual([]);
  });

  it('has a description, the date of an article and the feed of its list', () => {
    const head = pageHead('/news', {
      description: ' ',
      type: 'article',
      publishedAt: '2026-10-27T05:00:00.000Z',
    });
    expect(contentOf(head, 'description')).toMatchObject({ content: expect.stringMatching(/\w{3}/) });
    expect(contentOf(head, 'article:published_time')).toMatchObject({ content: '2026-10-27T05:00:00.000Z' });
    expect(head.links).toMatchObject([{ type: 'application/rss+xml', href: '/rss/news.xml?lang=en-US' }]);
  });

  it('tells search engines not to list a page or state with noindex', () => {
    const robots = (head: ReturnType<typeof pageHead>) => contentOf(head, 'robots');
    expect(robots(pageHead('/news', { description: '' }))).toBeUndefined();
    expect(robots(pageHead('/news', { description: '', isNoindex: true }))).toBeDefined();
    expect(robots(pageHead('/login', { description: '' }))).toBeDefined();
  });
});
