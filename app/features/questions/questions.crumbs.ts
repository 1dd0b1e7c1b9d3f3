import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

const mypage = (): Crumb => ({ label: m.menu_mypage(), to: '/mypage' });

export const questionsCrumbs = (): Crumb[] => [mypage(), { label: m.member_questions() }];

export const questionCrumbs = (title: string): Crumb[] => [
  mypage(),
  { label: m.member_questions(), to: '/mypage/questions' },
  { label: title },
];
