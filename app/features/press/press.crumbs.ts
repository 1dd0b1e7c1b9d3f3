import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const pressCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_press() }];
