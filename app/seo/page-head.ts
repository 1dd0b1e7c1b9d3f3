import { createIsomorphicFn } from '@tanstack/react-start';
import { brandName, getLocale } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { standingDescription } from '#app/pages/descriptions.server.ts';
import { type PagePath, pageOf } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { PostSummary } from '#contract/posts.ts';
import { localesOf } from './canonical-url.ts';
import { pageScripts, type Subject } from './crawler-scripts.ts';
import { setPageContext } from './page-context.ts';

type PageHead = {
  item?: { title: string; locale?: Locale } | undefined;
  description?: string;
  /** The item's picture as the API names it. The default is the page's share picture. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  publishedAt?: string | undefined;
  /** A state of the page that search engines must not list, such as an empty page of a list. */
  isNoindex?: boolean;
  /** Languages that the page is translated into. The default is the complete languages. */
  locales?: readonly Locale[] | undefined;
  subject?: Subject;
};

/** Only crawlers read it, so it is not in a browser's scripts. */
const crawlerDescription = createIsomorphicFn()
  .server(
    (path: PagePath, ofItem?: string): string | undefined => ofItem?.trim() || standingDescription(path),
  )
  .client((_path: PagePath, _ofItem?: string): string | undefined => undefined);

/** Without the tags that depend on the URL, and without the title: PageAddress adds them. */
export function pageHead(path: PagePath, { item, ...more }: PageHead = {}) {
  const entry = pageOf(path);
  const crumbs = crumbsOf(path, item);
  const isNoindex = more.isNoindex === true || entry?.noindex === true;
  const page = crumbs.at(-1);
  const title = page?.label ?? m.nav_home();
  const sharedTitle = page?.label ?? brandName();
  const description = crawlerDescription(path, more.description);
  const { type = 'website', publishedAt, subject = {} } = more;
  const feed = entry?.feed;
  const meta = [
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: brandName() },
    { property: 'og:type', content: type },
    { property: 'og:title', content: sharedTitle },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
  ];
  setPageContext(meta, {
    documentTitle: `${title} | ${brandName()}`,
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
    scripts: pageScripts(subject, crumbs),
  };
}

type Article = Pick<PostSummary, 'title' | 'summary' | 'publishedAt' | 'thumbnail'> &
  Parameters<typeof localesOf>[0];

export function articleHead(path: PagePath, item: Article, subject: Subject = {}) {
  return pageHead(path, {
    item,
    description: item.summary,
    type: 'article',
    publishedAt: item.publishedAt,
    image: item.thumbnail,
    locales: localesOf(item),
    subject,
  });
}
