import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const profileCrumbs = (): Crumb[] => [
  { label: m.menu_mypage(), to: '/mypage' },
  { label: m.member_profile() },
];
