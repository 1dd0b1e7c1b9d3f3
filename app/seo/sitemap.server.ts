import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { pagesWhere } from '#app/pages/pages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';
import { maxPageSize } from '#contract/paging.ts';
import { alternates, canonicalUrl, localesOf } from './canonical-url.ts';
import { xmlElement, xmlText } from './xml.server.ts';

const kinds = [
  { path: '/news', endpoint: endpoints.listNews },
  { path: '/research/patent', endpoint: endpoints.listPatents },
  { path: '/research/thesis', endpoint: endpoints.listTheses },
] as const;

type Kind = (typeof kinds)[number];

type Entry = { path: string; locales: readonly Locale[]; changedAt?: string };

/** The protocol allows 50,000 URLs in one file. Each language of a page is one. */
const maxUrls = 45_000;

/** The bound guards against an outside API whose list never ends. */
async function* postsOf({ path, endpoint }: Kind): AsyncGenerator<Required<Entry>, undefined> {
  for (let page = 1; page * maxPageSize <= maxUrls; page += 1) {
    const { data } = await readApi(endpoint, { query: { page, size: maxPageSize } });
    for (const post of data) {
      yield { path: `${path}/${post.id}`, locales: localesOf(post), changedAt: post.publishedAt };
    }
    if (data.length < maxPageSize) return;
  }
}

async function* newestPosts(): AsyncGenerator<Entry, undefined> {
  const lists = kinds.map(postsOf);
  const heads = await Promise.all(lists.map((list) => list.next()));
  for (;;) {
    const times = heads.map(({ value }) => (value ? Date.parse(value.changedAt) : Number.NEGATIVE_INFINITY));
    const newest = times.indexOf(Math.max(...times));
    const post = heads[newest]?.value;
    const list = lists[newest];
    if (!post || !list) return;
    yield post;
    heads[newest] = await list.next();
  }
}

async function textEntries(): Promise<Entry[]> {
  const entries = pagesWhere(({ sitemap }) => sitemap === 'text').map(async (path) => {
    const kind = path === '/terms' ? 'terms' : 'privacy';
    const found = await findInApi(endpoints.getTerm, { params: { kind }, query: {} });
    return found ? [{ path, locales: localesOf(found.data) }] : [];
  });
  return (await Promise.all(entries)).flat();
}

function urlElements({ path: pathname, locales, changedAt }: Entry): string[] {
  const place = { pathname, search: {} };
  const links = alternates(place, locales).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${xmlText(hrefLang)}" href="${xmlText(href)}"/>`,
  );
  const changed = changedAt ? xmlElement('lastmod', new Date(changedAt).toISOString()) : '';
  return [...new Set(locales)].map((locale) => {
    const address = xmlElement('loc', canonicalUrl(place, locale));
    return `<url>${address}${changed}${links.join('')}</url>`;
  });
}

export async function makeSitemap(): Promise<string> {
  const standing = pagesWhere(({ sitemap }) => sitemap === 'messages').map((path) => ({
    path,
    locales: completeLocales,
  }));
  const urls = [...standing, ...(await textEntries())].flatMap(urlElements);
  const seen = new Set<string>();
  for await (const post of newestPosts()) {
    // A list that grows while it is read repeats items.
    if (seen.has(post.path)) continue;
    seen.add(post.path);
    const more = urlElements(post);
    if (urls.length + more.length > maxUrls) break;
    urls.push(...more);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
