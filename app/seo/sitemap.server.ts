import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { type PathWith, pagesWhere } from '#app/pages/pages.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxPageSize } from '#contract/list-limits.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';
import type { TermKind } from '#contract/terms.ts';
import { materialSlug } from '#rules/material-code.ts';
import { alternates, canonicalUrl, localesOf } from './canonical-url.ts';
import { xmlElement, xmlText } from './xml.server.ts';

type PathOfList<Path> = Path extends `${infer List}/$id` ? List : never;

const listOf = {
  '/news': endpoints.listNews,
  '/research/patent': endpoints.listPatents,
  '/research/thesis': endpoints.listTheses,
} as const satisfies Record<PathOfList<PathWith<{ robots: 'allow' }>>, Endpoint>;

const termsOf = {
  '/terms': 'terms',
  '/privacy': 'privacy',
} as const satisfies Record<PathWith<{ sitemap: 'text' }>, TermKind>;

type List = keyof typeof listOf;

type Entry = { path: string; locales: readonly Locale[]; changedAt?: string };

/** The protocol allows 50,000 URLs in one file. Each language of a page is one. */
const maxUrls = 45_000;

/** The bound guards against an outside API whose list never ends. */
async function* postsOf(path: List): AsyncGenerator<Required<Entry>, undefined> {
  for (let page = 1; page * maxPageSize <= maxUrls; page += 1) {
    const { data } = await readApi(listOf[path], { query: { page, size: maxPageSize } });
    for (const post of data) {
      yield { path: `${path}/${post.id}`, locales: localesOf(post), changedAt: post.publishedAt };
    }
    if (data.length < maxPageSize) return;
  }
}

async function* newestPosts(): AsyncGenerator<Entry, undefined> {
  const lists = (Object.keys(listOf) as List[]).map(postsOf);
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

async function materialEntries(): Promise<Entry[]> {
  const query = { page: 1, size: maxPageSize };
  const { data } = await readApi(endpoints.listMaterials, { query });
  return data.flatMap(({ comparison, locale, locales }) =>
    comparison
      ? [
          {
            path: `/business/material/${materialSlug(comparison.code)}`,
            locales: localesOf({ locale, locales }),
          },
        ]
      : [],
  );
}

async function textEntries(): Promise<Entry[]> {
  const entries = Object.entries(termsOf).map(async ([path, kind]) => {
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

export async function renderSitemap(): Promise<string> {
  const standing = pagesWhere(({ sitemap }) => sitemap === 'messages').map((path) => ({
    path,
    locales: completeLocales,
  }));
  const [materials, texts] = await Promise.all([materialEntries(), textEntries()]);
  const urls = [...standing, ...materials, ...texts].flatMap(urlElements);
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
