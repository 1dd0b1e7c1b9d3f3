import { brandName, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { PostSummary } from '#contract/posts.ts';
import { localesOf } from './canonical-url.ts';
import { breadcrumbLd, type JsonLd, jsonLdScripts } from './json-ld.ts';
import { describePage } from './page-context.ts';

/** A step of a breadcrumb; the last one is the page itself and has no link. */
export type Crumb = {
  label: string;
  /** Path of the page, without parameters. */
  to?: PagePath;
  /** Language of the label, where it is not the page's. */
  lang?: Locale | undefined;
};

/** Pages that a breadcrumb leads through. */
type PagePath =
  | '/login'
  | '/mypage'
  | '/mypage/questions'
  | '/business/material'
  | '/company/intro'
  | '/news'
  | '/press'
  | '/research/intro'
  | '/research/patent'
  | '/research/thesis';

type PageHead = {
  /** From the group down to the page, without the homepage, which has none. The title is the last one's label. */
  crumbs: readonly Crumb[];
  description: string;
  /** The item's picture, as the API names it: its version for sharing is found by that. The section's by default. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** When an article was published. */
  publishedAt?: string | undefined;
  /** Not for search engines: pages of account and search, empty pages of lists. */
  isNoindex?: boolean;
  /** Languages that the page is really translated into, such as an item's; those of the messages by default. */
  locales?: readonly Locale[] | undefined;
  /** What this page's news can be subscribed to by. */
  feed?: '/rss/news.xml' | '/rss/press.xml';
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
export function pageHead({ crumbs, description, isNoindex = false, ...more }: PageHead) {
  const page = crumbs.at(-1);
  const title = page?.label ?? m.nav_home();
  const sharedTitle = page?.label ?? brandName();
  const words = description.trim() || m.brand_description();
  const { type = 'website', publishedAt, feed, jsonLd = [] } = more;
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

type Article = Pick<PostSummary, 'summary' | 'publishedAt' | 'thumbnail'> & Parameters<typeof localesOf>[0];

/** The head of the page of one post. */
export function articleHead(item: Article, crumbs: readonly Crumb[], jsonLd: readonly JsonLd[] = []) {
  return pageHead({
    crumbs,
    description: item.summary,
    type: 'article',
    publishedAt: item.publishedAt,
    image: item.thumbnail,
    locales: localesOf(item),
    jsonLd,
  });
}
