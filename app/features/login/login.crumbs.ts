import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const loginCrumbs = (): Crumb[] => [{ label: m.menu_login() }];

export const logoutCrumbs = (): Crumb[] => [{ label: m.menu_logout() }];
