import { brandName, getLocale } from '#app/i18n/locale.ts';
import { type Crumb, crumbsOf } from '#app/pages/crumbs.ts';
import { type PagePath, pageOf } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { PostSummary } from '#contract/posts.ts';
import { localesOf } from './canonical-url.ts';
import { breadcrumbLd, type JsonLd, jsonLdScripts } from './json-ld.ts';
import { describePage } from './page-context.ts';

type PageHead = {
  /** What the page shows, where its title is the page's. */
  item?: { title: string; locale?: Locale };
  description: string;
  /** The item's picture, as the API names it: its version for sharing is found by that. The section's by default. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** When an article was published. */
  publishedAt?: string | undefined;
  /** A state of the page that search engines must not list, such as an empty page of a list. */
  isNoindex?: boolean;
  /** Languages that the page is really translated into, such as an item's; those of the messages by default. */
  locales?: readonly Locale[] | undefined;
  jsonLd?: readonly JsonLd[];
};

/** The way to the page for search engines, who want an address for every step: groups have none. */
function breadcrumb(crumbs: readonly Crumb[]): JsonLd[] {
  if (crumbs.length === 0) return [];
  const steps = crumbs.flatMap(({ label, to }, index) => {
    if (to) return [{ name: label, path: to }];
    return index === crumbs.length - 1 ? [{ name: label }] : [];
  });
  return [breadcrumbLd([{ name: m.nav_home(), path: '/' }, ...steps])];
}

/**
 * Title, description and everything by which a page is found and shared. What depends on its address (canonical
 * address, translations, picture) is added by PageAddress, from the same facts.
 */
export function pageHead(path: PagePath, { item, description, ...more }: PageHead) {
  const entry = pageOf(path);
  const crumbs = crumbsOf(path, item);
  const isNoindex = more.isNoindex === true || entry?.noindex === true;
  const page = crumbs.at(-1);
  const title = page?.label ?? m.nav_home();
  const sharedTitle = page?.label ?? brandName();
  const words = description.trim() || m.brand_description();
  const { type = 'website', publishedAt, jsonLd = [] } = more;
  const feed = entry?.feed;
  const meta = [
    { title: `${title} | ${brandName()}` },
    { name: 'description', content: words },
    ...(isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: brandName() },
    { property: 'og:type', content: type },
    { property: 'og:title', content: sharedTitle },
    { property: 'og:description', content: words },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
  ];
  describePage(meta, {
    title: sharedTitle,
    titleLocale: page?.lang ?? getLocale(),
    image: more.image ?? undefined,
    isNoindex,
    locales: more.locales,
  });
  return {
    meta,
    links: feed
      ? [
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: `${title} | ${brandName()}`,
            href: `${feed}?lang=${getLocale()}`,
          },
        ]
      : [],
    scripts: jsonLdScripts([...jsonLd, ...breadcrumb(crumbs)]),
  };
}

type Article = Pick<PostSummary, 'title' | 'summary' | 'publishedAt' | 'thumbnail'> &
  Parameters<typeof localesOf>[0];

/** The head of the page of one post. */
export function articleHead(path: PagePath, item: Article, jsonLd: readonly JsonLd[] = []) {
  return pageHead(path, {
    item,
    description: item.summary,
    type: 'article',
    publishedAt: item.publishedAt,
    image: item.thumbnail,
    locales: localesOf(item),
    jsonLd,
  });
}
