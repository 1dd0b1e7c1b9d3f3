import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';
import type { NewsSummary } from '#contract/posts.ts';

export const newsCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_news() }];

export const newsItemCrumbs = ({ title, locale }: Pick<NewsSummary, 'title' | 'locale'>): Crumb[] => [
  { label: m.menu_pr() },
  { label: m.menu_news(), to: '/news' },
  { label: title, lang: otherLanguage(locale) },
];
