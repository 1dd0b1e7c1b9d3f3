import type { Locale } from '#contract/locales.ts';

/** What PageAddress needs to know of a page. */
export type PageContext = {
  title: string;
  titleLocale: Locale;
  image: string | undefined;
  isNoindex: boolean;
  locales: readonly Locale[] | undefined;
};

/*
 * A route's head does not know the page's URL; the document does. The router stores only the tags of a head, so the
 * context is looked up by the array of tags.
 */
const contextOfTags = new WeakMap<object, PageContext>();

export function setPageContext(tags: object, facts: PageContext): void {
  contextOfTags.set(tags, facts);
}

export function pageContextOf(tags: object | undefined): PageContext | undefined {
  return tags && contextOfTags.get(tags);
}
