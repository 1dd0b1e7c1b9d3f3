import { otherLanguage } from '#app/lib/locale.ts';
import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';
import type { NewsSummary } from '#contract/posts.ts';

export const newsCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_news() }];

export const newsItemCrumbs = ({ title, locale }: Pick<NewsSummary, 'title' | 'locale'>): Crumb[] => [
  { label: m.menu_pr() },
  { label: m.menu_news(), to: '/news' },
  { label: title, lang: otherLanguage(locale) },
];
