import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const searchCrumbs = (): Crumb[] => [{ label: m.menu_search() }];
