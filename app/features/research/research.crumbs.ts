import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const researchCrumbs = (): Crumb[] => [
  { label: m.menu_research() },
  { label: m.menu_research_intro() },
];
