import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const inquiryCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_contact() }];
