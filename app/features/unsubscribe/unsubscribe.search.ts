import * as v from 'valibot';
import { tokenSchema } from '#contract/short-text.ts';

export const unsubscribeSearchSchema = v.object({
  token: v.fallback(v.optional(tokenSchema), undefined),
  done: v.fallback(v.optional(v.picklist(['unsubscribed'])), undefined),
});

export type UnsubscribeSearch = v.InferOutput<typeof unsubscribeSearchSchema>;
