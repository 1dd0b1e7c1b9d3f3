import * as v from 'valibot';

export const languageSchema = v.object({
  /** A language tag; an outside API may have languages that the site does not. */
  code: v.string(),
  name: v.string(),
  isDefault: v.boolean(),
});

export type Language = v.InferOutput<typeof languageSchema>;
