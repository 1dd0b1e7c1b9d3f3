import { readApi } from '#app/api-client/api-client.server.ts';
import { brandName, getLocale } from '#app/i18n/locale.ts';
import { type PathWith, pages } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { PostSummary } from '#contract/posts.ts';
import { absoluteUrl, pageUrl } from './site-origin.ts';
import { xmlElement, xmlText } from './xml.server.ts';

const query = { size: 30 };

type FeedItem = Pick<PostSummary, 'id' | 'title' | 'summary' | 'publishedAt' | 'category' | 'locale'> & {
  link: string;
};

type FeedPage = PathWith<{ feed: string }>;

const itemsOf: Record<FeedPage, () => Promise<FeedItem[]>> = {
  '/news': async () => {
    const { data } = await readApi(endpoints.listNews, { query });
    return data.map((item) => ({ ...item, link: pageUrl(`/news/${item.id}`) }));
  },
  '/press': async () => {
    const { data } = await readApi(endpoints.listPress, { query });
    return data.map((item) => ({ ...item, link: absoluteUrl(item.externalUrl) }));
  },
};

const feedPages = Object.keys(itemsOf) as FeedPage[];

function pageOfFeed(pathname: string): FeedPage | undefined {
  return feedPages.find((path) => pages[path].feed === pathname);
}

export function isRssPath(pathname: string): boolean {
  return pageOfFeed(pathname) !== undefined;
}

/** The guid has no language: an item is the same in all of them. */
function itemElement(path: FeedPage, item: FeedItem, locale: Locale): string {
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', item.link),
    xmlElement('guid', absoluteUrl(`${path}/${item.id}`), ' isPermaLink="false"'),
    xmlElement('pubDate', new Date(item.publishedAt).toUTCString()),
    item.category ? xmlElement('category', item.category.name) : '',
    item.locale === locale ? '' : xmlElement('dc:language', item.locale),
    xmlElement('description', item.summary),
    '</item>',
  ].join('');
}

export async function rssFeed(pathname: string): Promise<string | undefined> {
  const path = pageOfFeed(pathname);
  if (!path) return undefined;
  const locale = getLocale();
  const items = await itemsOf[path]();
  const newest = items[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', `${pages[path].title()} | ${brandName()}`),
    xmlElement('link', pageUrl(path)),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(pageUrl(pathname))}"/>`,
    xmlElement('description', m.brand_description()),
    xmlElement('language', locale),
    newest ? xmlElement('lastBuildDate', new Date(newest).toUTCString()) : '',
    ...items.map((item) => itemElement(path, item, locale)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
