import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const socialSignUpCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.social_signup_crumb() },
];
