import type { Locale } from '#contract/locales.ts';
import type { JsonLd } from './json-ld.ts';
import { brandName } from './locale.ts';

/** A step of a breadcrumb; the last one is the page itself and has no link. */
export type Crumb = {
  label: string;
  /** Path of the page, without parameters. */
  to?: PagePath;
  /** Language of the label, where it is not the page's. */
  lang?: Locale | undefined;
};

/** Pages that a breadcrumb leads through. */
export type PagePath =
  | '/business/material'
  | '/company/intro'
  | '/news'
  | '/press'
  | '/research/intro'
  | '/research/patent'
  | '/research/thesis';

type PageFacts = {
  /** From the group down to the page, without the homepage. The title is the last one's label. */
  crumbs: readonly Crumb[];
  description: string;
  /** Path of the Open Graph picture, 1200 x 630; the section's by default. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Not for search engines: pages of account and search, empty pages of lists. */
  isNoindex?: boolean;
  /** Languages that the page is really translated into; those of the messages by default. */
  locales?: readonly Locale[];
  jsonLd?: readonly JsonLd[];
};

/** Title, description and everything by which a page is found and shared. */
export function pageHead({ crumbs, description, isNoindex = false, jsonLd = [] }: PageFacts) {
  const title = crumbs.at(-1)?.label ?? brandName();
  return {
    meta: [
      { title: `${title} | ${brandName()}` },
      { name: 'description', content: description },
      ...(isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    scripts: jsonLd.map((data) => ({
      type: 'application/ld+json',
      // A closing tag within a text must not end the element.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  };
}
