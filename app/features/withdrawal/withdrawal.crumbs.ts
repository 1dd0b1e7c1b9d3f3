import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const withdrawalCrumbs = (): Crumb[] => [
  { label: m.menu_mypage(), to: '/mypage' },
  { label: m.member_withdraw() },
];

/** Whoever comes to the last page has no page of their own any more. */
export const goodbyeCrumbs = (): Crumb[] => [{ label: m.member_withdraw() }];
