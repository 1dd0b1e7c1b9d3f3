import * as v from 'valibot';
import { socialSearchEntries } from '#app/social/social-search.ts';

/** `done` names the saved part; the other params are the result of linking. */
export const profileSearchSchema = v.object({
  ...socialSearchEntries,
  done: v.fallback(v.optional(v.picklist(['saved'])), undefined),
});

export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;
