import type { Crumb } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const directionsCrumbs = (): Crumb[] => [{ label: m.menu_company() }, { label: m.menu_directions() }];
