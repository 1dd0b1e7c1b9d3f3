import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const forgotCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.password_forgot() },
];

export const resetCrumbs = (): Crumb[] => [
  { label: m.menu_login(), to: '/login' },
  { label: m.password_reset() },
];
