import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const emailCrumbs = (): Crumb[] => [{ label: m.email_verify() }];
