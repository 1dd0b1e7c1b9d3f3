import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';
import type { ThesisSummary } from '#contract/posts.ts';

export const thesesCrumbs = (): Crumb[] => [{ label: m.menu_research() }, { label: m.menu_thesis() }];

export const thesisCrumbs = ({ title, locale }: Pick<ThesisSummary, 'title' | 'locale'>): Crumb[] => [
  { label: m.menu_research() },
  { label: m.menu_thesis(), to: '/research/thesis' },
  { label: title, lang: otherLanguage(locale) },
];
