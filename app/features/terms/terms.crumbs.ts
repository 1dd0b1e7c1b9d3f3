import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const termsCrumbs = (): Crumb[] => [{ label: m.menu_terms() }];

export const privacyCrumbs = (): Crumb[] => [{ label: m.menu_privacy() }];
