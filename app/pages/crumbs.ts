import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { MenuGroup } from './page.ts';
import { type PagePath, pageOf } from './pages.ts';

export type Crumb = {
  label: string;
  to?: PagePath;
  lang?: Locale | undefined;
};

export const groupLabels: Readonly<Record<MenuGroup, () => string>> = {
  company: m.menu_company,
  business: m.menu_business,
  research: m.menu_research,
  pr: m.menu_pr,
};

function stepsAbove(path: string): Crumb[] {
  const { group, parent } = pageOf(path) ?? {};
  const above: Crumb[] = group ? [{ label: groupLabels[group]() }] : [];
  if (!parent) return above;
  const label = pageOf(parent)?.title?.() ?? '';
  return [...above, ...stepsAbove(parent), { label, to: parent as PagePath }];
}

export function crumbsOf(path: PagePath, item?: { title: string; locale?: Locale }): Crumb[] {
  if (path === '/') return [];
  const last = item
    ? { label: item.title, lang: item.locale && otherLanguage(item.locale) }
    : { label: pageOf(path)?.title?.() ?? '' };
  return [...stepsAbove(path), last];
}
