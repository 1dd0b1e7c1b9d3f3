import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const pharmacyCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_pharmacy() }];
