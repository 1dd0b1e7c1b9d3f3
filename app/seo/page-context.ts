import type { Locale } from '#contract/locales.ts';

export type PageContext = {
  documentTitle: string;
  title: string;
  titleLocale: Locale;
  image: string | undefined;
  isNoindex: boolean;
  locales: readonly Locale[] | undefined;
};

/* A route's head does not know its URL. The router stores only the tags, so they are the key of the context. */
const contextOfTags = new WeakMap<object, PageContext>();

export function setPageContext(tags: object, context: PageContext): void {
  contextOfTags.set(tags, context);
}

export function pageContextOf(tags: object | undefined): PageContext | undefined {
  return tags && contextOfTags.get(tags);
}
