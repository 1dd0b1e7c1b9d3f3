import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const loginCrumbs = (): Crumb[] => [{ label: m.menu_login() }];

export const logoutCrumbs = (): Crumb[] => [{ label: m.menu_logout() }];
