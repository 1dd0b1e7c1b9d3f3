import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const signUpCrumbs = (): Crumb[] => [{ label: m.menu_signup() }];
