import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const historyCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_history() }];
