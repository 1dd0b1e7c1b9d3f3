import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const pointsCrumbs = (): Crumb[] => [
  { label: m.menu_mypage(), to: '/mypage' },
  { label: m.member_points() },
];
