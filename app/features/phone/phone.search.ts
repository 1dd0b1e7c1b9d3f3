import * as v from 'valibot';

export const phoneSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['changed'])), undefined),
});

export type PhoneSearch = v.InferOutput<typeof phoneSearchSchema>;
