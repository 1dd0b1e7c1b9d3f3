import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { itemContentSchema } from './staff-content.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** `error` blocks publishing. */
const findingCodes = [
  'missing_field',
  'invalid_field',
  'missing_language',
  'missing_text',
  'outdated_language',
  'missing_alt',
  'broken_link',
  'insecure_link',
  'missing_picture',
  'outside_picture',
  'html',
  'heading_level',
  'forbidden_wording',
  'unknown_reference',
  'future_date',
  'too_few_words',
  'too_many_words',
  'long_word',
  'word_of_other_group',
] as const;

export const findingSchema = v.object({
  level: v.picklist(['error', 'warning']),
  code: v.picklist(findingCodes),
  /** Of the item, or of its language. Empty: the language as a whole. */
  field: v.string(),
  locale: v.nullable(localeSchema),
  line: v.nullable(identifierSchema),
  text: v.nullable(v.string()),
  /** Of `forbidden_wording`: the name of the rule, and in the language of the request why it exists. */
  rule: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

export type Finding = v.InferOutput<typeof findingSchema>;

export const checkItemSchema = v.object({ content: v.optional(itemContentSchema) });

export const previewRequestSchema = v.object({ version: v.optional(identifierSchema) });

/** `token` is the parameter `preview` of a page's URL. It works with the session of the same person only. */
export const previewSchema = v.object({
  token: v.string(),
  expiresAt: timestampSchema,
  publicId: v.nullable(identifierSchema),
});
