import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const signUpCrumbs = (): Crumb[] => [{ label: m.menu_signup() }];
