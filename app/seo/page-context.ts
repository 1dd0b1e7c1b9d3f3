import type { Locale } from '#contract/locales.ts';

/** What a page says of itself that its address is needed for. */
export type PageFacts = {
  title: string;
  titleLocale: Locale;
  image: string | undefined;
  isNoindex: boolean;
  locales: readonly Locale[] | undefined;
};

/*
 * A route's head knows what its page is and not where; the document knows where. The router keeps of a head nothing but
 * its tags, so the facts are found by the list of tags that they came with.
 */
const factsOfTags = new WeakMap<object, PageFacts>();

export function describePage(tags: object, facts: PageFacts): void {
  factsOfTags.set(tags, facts);
}

export function factsOf(tags: object | undefined): PageFacts | undefined {
  return tags && factsOfTags.get(tags);
}
