import { m } from '#app/paraglide/messages.js';
import type { Crumb } from '#app/seo/page-head.ts';

export const emailCrumbs = (): Crumb[] => [{ label: m.email_verify() }];
