import * as v from 'valibot';
import { socialSearchEntries } from '#app/social/social-search.ts';

/** `done` is what was just done; the others say what came of linking an account. */
export const profileSearchSchema = v.object({
  ...socialSearchEntries,
  done: v.fallback(v.optional(v.picklist(['saved'])), undefined),
});

export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;
