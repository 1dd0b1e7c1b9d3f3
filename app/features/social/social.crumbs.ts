import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const socialSignUpCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.social_signup_crumb() },
];
