import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const introCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_intro() }];

export const visionCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_vision() }];
