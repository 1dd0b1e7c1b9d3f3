import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const materialCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_material() }];

export const ownProductCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_pb() }];
