import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

const mypage = (): Crumb => ({ label: m.menu_mypage(), to: '/mypage' });

export const questionsCrumbs = (): Crumb[] => [mypage(), { label: m.member_questions() }];

export const questionCrumbs = (title: string): Crumb[] => [
  mypage(),
  { label: m.member_questions(), to: '/mypage/questions' },
  { label: title },
];
