import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const passwordChangeCrumbs = (): Crumb[] => [
  { label: m.menu_mypage(), to: '/mypage' },
  { label: m.member_password() },
];
