import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const pressCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_press() }];
