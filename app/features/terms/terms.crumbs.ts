import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const termsCrumbs = (): Crumb[] => [{ label: m.menu_terms() }];

export const privacyCrumbs = (): Crumb[] => [{ label: m.menu_privacy() }];
