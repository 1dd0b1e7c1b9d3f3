import * as v from 'valibot';
import { localeSchema } from './locales.ts';

export const languageSchema = v.object({
  code: localeSchema,
  name: v.string(),
  isDefault: v.boolean(),
});

export type Language = v.InferOutput<typeof languageSchema>;
