import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const searchCrumbs = (): Crumb[] => [{ label: m.menu_search() }];
