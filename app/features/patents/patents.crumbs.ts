import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';
import type { PatentSummary } from '#contract/posts.ts';

export const patentsCrumbs = (): Crumb[] => [{ label: m.menu_research() }, { label: m.menu_patent() }];

export const patentCrumbs = ({ title, locale }: Pick<PatentSummary, 'title' | 'locale'>): Crumb[] => [
  { label: m.menu_research() },
  { label: m.menu_patent(), to: '/research/patent' },
  { label: title, lang: otherLanguage(locale) },
];
