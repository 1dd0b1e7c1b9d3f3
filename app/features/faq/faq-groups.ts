import type { Locale } from '#contract/locales.ts';
import type { CountedCategory } from '#contract/posts.ts';

/** A question with its answer as safe HTML. */
export type Faq = {
  id: number;
  locale: Locale;
  category: { id: number; name: string } | null;
  question: string;
  html: string;
};

type FaqGroup = { category: Faq['category']; faqs: Faq[] };

/** Questions by category, in order of first appearance. Those without a category are last. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<number | undefined, FaqGroup>();
  for (const faq of faqs) {
    const group = groups.get(faq.category?.id);
    if (group) group.faqs.push(faq);
    else groups.set(faq.category?.id, { category: faq.category, faqs: [faq] });
  }
  return [...groups.values()].toSorted((one, other) => Number(!one.category) - Number(!other.category));
}

/** Categories with their number of questions. */
export function faqCategories(faqs: readonly Faq[]): CountedCategory[] {
  return groupFaqs(faqs).flatMap(({ category, faqs: ofCategory }) =>
    category ? [{ ...category, count: ofCategory.length }] : [],
  );
}
