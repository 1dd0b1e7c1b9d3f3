import { afterEach, describe, expect, it } from 'vitest';
import { faqCategories, groupFaqs } from '#app/features/faq/faq-groups.ts';
import { patentLink } from '#app/features/patents/patent-link.ts';
import { formatCitation } from '#app/features/theses/thesis-article.tsx';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import type { Locale } from '#contract/locales.ts';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);

afterEach(() => speak('ko-KR'));

describe('a patent is looked up', () => {
  it.each([
    ['10-9902417', 'ko-KR', 'https://patents.google.com/patent/KR109902417B1/ko'],
    ['10-9902417', 'en-US', 'https://patents.google.com/patent/KR109902417B1/en'],
    ['10-2026-9903840', 'ko-KR', 'https://doi.org/10.8080/1020269903840'],
    ['10-2026-9903840', 'zh-CN', 'https://doi.org/10.8080/1020269903840?urlappend=en'],
    [
      'PCT/KR2024/903386',
      'ko-KR',
      'https://patentscope.wipo.int/search/en/result.jsf?query=AN%3A%22PCT%2FKR2024%2F903386%22',
    ],
    ['US 12/345,678', 'en-US', undefined],
    ['javascript:alert(1)', 'en-US', undefined],
  ] as const)('%s in %s at %s', (number, locale, href) => {
    speak(locale);
    expect(patentLink(number)?.href).toBe(href);
  });
});

describe('a citation', () => {
  const paper = {
    authors: ['Lim C.-Y.', 'Seo J.-A.'],
    year: 2026,
    title: 'Complete genome of LMB-07',
    journal: 'Hanbit Archives',
    doi: '10.5555/halm.2026.0391',
  };

  it('names authors, year, title, journal and DOI', () => {
    expect(formatCitation(paper)).toBe(
      'Lim C.-Y., Seo J.-A. (2026). Complete genome of LMB-07. Hanbit Archives. https://doi.org/10.5555/halm.2026.0391',
    );
  });

  it('does without a DOI, and ends a question once', () => {
    expect(formatCitation({ ...paper, title: 'Who counts?', doi: null })).toBe(
      'Lim C.-Y., Seo J.-A. (2026). Who counts? Hanbit Archives.',
    );
  });
});

it('questions stand by category in their order, those without one last', () => {
  const faq = (id: number, category: { id: number; name: string } | null) => ({
    id,
    locale: 'ko-KR' as const,
    category,
    question: `q${id}`,
    html: '',
  });
  const material = { id: 1, name: 'Materials' };
  const order = { id: 2, name: 'Orders' };
  const faqs = [faq(1, null), faq(2, order), faq(3, material), faq(4, order)];
  expect(groupFaqs(faqs).map((group) => group.faqs.map(({ id }) => id))).toEqual([[2, 4], [3], [1]]);
  expect(faqCategories(faqs)).toEqual([
    { ...order, count: 2 },
    { ...material, count: 1 },
  ]);
});
