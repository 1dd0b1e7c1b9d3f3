import * as v from 'valibot';
import { tokenSchema } from '#contract/short-text.ts';

/** `token`: secret of a mailed link; undefined when the link is damaged. */
export const verifySearchSchema = v.object({
  token: v.fallback(v.optional(tokenSchema), undefined),
  done: v.fallback(v.optional(v.picklist(['verified', 'mailed'])), undefined),
});

export type VerifySearch = v.InferOutput<typeof verifySearchSchema>;
