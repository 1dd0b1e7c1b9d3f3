import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const historyCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_history() }];
