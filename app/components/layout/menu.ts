import { groupLabels } from '#app/pages/crumbs.ts';
import type { MenuGroup as GroupKey, Page } from '#app/pages/page.ts';
import { type PagePath, pageOf, pagesWhere } from '#app/pages/pages.ts';

export type MenuPage = { label: () => string; to: PagePath };

export type MenuGroup = {
  key: GroupKey;
  label: () => string;
  pages: readonly MenuPage[];
  /** The page of the link 'find a pharmacy', which may lead to another site. */
  pharmacyFinder: readonly MenuPage[];
};

function menuPages(group: GroupKey, menu?: Page['menu']): MenuPage[] {
  return pagesWhere((page) => page.group === group && page.menu === menu).map((to) => ({
    to,
    label: () => pageOf(to)?.title?.() ?? '',
  }));
}

/** The menu of the specification (section 2), from the registry of pages. */
export const menuGroups: readonly MenuGroup[] = (Object.keys(groupLabels) as GroupKey[]).map((key) => ({
  key,
  label: groupLabels[key],
  pages: menuPages(key),
  pharmacyFinder: menuPages(key, 'pharmacy-finder'),
}));

export function pagesOf({ pages, pharmacyFinder }: MenuGroup): MenuPage[] {
  return [...pages, ...pharmacyFinder];
}
