import * as v from 'valibot';
import { socialSearchEntries } from '#app/social/social-search.ts';
import { dateSchema } from '#contract/text.ts';

/** What came of proving by a provider who is leaving. */
export const withdrawalSearchSchema = v.object(socialSearchEntries);

/** `until` is the day from which the account may come back, YYYY-MM-DD in Korea. It says nothing of whose. */
export const goodbyeSearchSchema = v.object({ until: v.fallback(v.optional(dateSchema), undefined) });

export type GoodbyeSearch = v.InferOutput<typeof goodbyeSearchSchema>;
