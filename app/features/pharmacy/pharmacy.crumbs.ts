import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const pharmacyCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_pharmacy() }];
