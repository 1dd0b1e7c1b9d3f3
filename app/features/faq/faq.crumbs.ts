import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const faqCrumbs = (): Crumb[] => [{ label: m.menu_faq() }];
