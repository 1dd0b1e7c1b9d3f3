import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const forgotCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.password_forgot() },
];

export const resetCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.password_reset() },
];
