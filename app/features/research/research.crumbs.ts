import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const researchCrumbs = (): Crumb[] => [
  { label: m.menu_research() },
  { label: m.menu_research_intro() },
];
