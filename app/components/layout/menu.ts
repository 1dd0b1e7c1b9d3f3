import type { LinkProps } from '@tanstack/react-router';
import { m } from '#app/paraglide/messages.js';

export type MenuPage = {
  label: () => string;
  to: NonNullable<LinkProps['to']>;
};

export type MenuGroup = {
  key: 'company' | 'business' | 'research' | 'pr';
  label: () => string;
  pages: readonly MenuPage[];
  /** Pages of the group that only its own pages lead to. */
  further: readonly MenuPage[];
  /** The link 'find a pharmacy', which may lead to another site. */
  hasPharmacyFinder: boolean;
};

/** The site's own finder of pharmacies. */
const pharmacyPage: MenuPage = { label: m.menu_pharmacy, to: '/business/pharmacy' };

/** All pages of a group, in the order of its menu. */
export function pagesOf({ pages, further, hasPharmacyFinder }: MenuGroup): MenuPage[] {
  return [...pages, ...(hasPharmacyFinder ? [pharmacyPage] : []), ...further];
}

/** The menu of the specification (section 2). */
export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'company',
    label: m.menu_company,
    pages: [
      { label: m.menu_intro, to: '/company/intro' },
      { label: m.menu_vision, to: '/company/vision' },
      { label: m.menu_history, to: '/company/history' },
      { label: m.menu_directions, to: '/company/contactUS' },
    ],
    further: [],
    hasPharmacyFinder: false,
  },
  {
    key: 'business',
    label: m.menu_business,
    pages: [
      { label: m.menu_material, to: '/business/material' },
      { label: m.menu_pb, to: '/business/pb' },
    ],
    further: [{ label: m.menu_showroom, to: '/business/showroom' }],
    hasPharmacyFinder: true,
  },
  {
    key: 'research',
    label: m.menu_research,
    pages: [
      { label: m.menu_research_intro, to: '/research/intro' },
      { label: m.menu_patent, to: '/research/patent' },
      { label: m.menu_thesis, to: '/research/thesis' },
    ],
    further: [],
    hasPharmacyFinder: false,
  },
  {
    key: 'pr',
    label: m.menu_pr,
    pages: [
      { label: m.menu_news, to: '/news' },
      { label: m.menu_press, to: '/press' },
      { label: m.menu_contact, to: '/contact' },
    ],
    further: [],
    hasPharmacyFinder: false,
  },
];
