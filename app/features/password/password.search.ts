import * as v from 'valibot';
import { tokenSchema } from '#contract/text.ts';

export const forgotSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['sent'])), undefined),
});

export type ForgotSearch = v.InferOutput<typeof forgotSearchSchema>;

/** The secret of a mailed link; undefined for a link that was cut or changed. */
export const resetSearchSchema = v.object({ token: v.fallback(v.optional(tokenSchema), undefined) });

export type ResetSearch = v.InferOutput<typeof resetSearchSchema>;
