import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const materialCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_material() }];

export const ownProductCrumbs = (): Crumb[] => [{ label: m.menu_business() }, { label: m.menu_pb() }];
