import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const mypageCrumbs = (): Crumb[] => [{ label: m.menu_mypage() }];
