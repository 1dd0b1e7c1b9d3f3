import { otherLanguage } from '#app/lib/locale.ts';
import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';
import type { PatentSummary } from '#contract/posts.ts';

export const patentsCrumbs = (): Crumb[] => [{ label: m.menu_research() }, { label: m.menu_patent() }];

export const patentCrumbs = ({ title, locale }: Pick<PatentSummary, 'title' | 'locale'>): Crumb[] => [
  { label: m.menu_research() },
  { label: m.menu_patent(), to: '/research/patent' },
  { label: title, lang: otherLanguage(locale) },
];
