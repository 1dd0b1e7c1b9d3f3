import * as v from 'valibot';
import { socialSearchEntries } from '#app/social/social-search.ts';
import { dateSchema } from '#contract/short-text.ts';

export const withdrawalSearchSchema = v.object(socialSearchEntries);

/** `until`: first day of re-registration in Korea, YYYY-MM-DD. It identifies nobody. */
export const goodbyeSearchSchema = v.object({ until: v.fallback(v.optional(dateSchema), undefined) });

export type GoodbyeSearch = v.InferOutput<typeof goodbyeSearchSchema>;
