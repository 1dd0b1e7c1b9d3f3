import * as v from 'valibot';
import { returnSearchEntries } from '#app/session/return-path.ts';
import { socialSearchEntries } from '#app/social/social-search.ts';

/** `done` says which action led here. Failed social sign-ins return here. */
export const loginSearchSchema = v.object({
  ...returnSearchEntries,
  ...socialSearchEntries,
  done: v.fallback(v.optional(v.picklist(['reset'])), undefined),
});

export type LoginSearch = v.InferOutput<typeof loginSearchSchema>;
