import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const inquiryCrumbs = (): Crumb[] => [{ label: m.menu_pr() }, { label: m.menu_contact() }];
