import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const introCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_intro() }];

export const visionCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_vision() }];
