import * as v from 'valibot';
import { revisionSchema } from './inbox.ts';
import { answerMaxLength } from './inbox-work.ts';
import { localeSchema } from './locale-schemas.ts';
import type { Locale } from './locales.ts';
import { lineSchema } from './short-text.ts';
import { identifierSchema, paragraphsSchema, timestampSchema } from './text.ts';

export const replyNameMaxLength = 100;

const textsSchema = v.pipe(
  v.record(localeSchema, paragraphsSchema(answerMaxLength)),
  v.check((texts) => Object.keys(texts).length > 0, 'required'),
);

export const replyRequestSchema = v.object({ name: lineSchema(replyNameMaxLength), texts: textsSchema });

export type ReplyRequest = v.InferOutput<typeof replyRequestSchema>;

export const replyChangeSchema = v.object({ revision: revisionSchema, ...replyRequestSchema.entries });

export const replyRevisionSchema = v.object({ revision: revisionSchema });

export const savedReplySchema = v.object({
  id: identifierSchema,
  name: v.string(),
  revision: identifierSchema,
  changedAt: timestampSchema,
  texts: v.record(localeSchema, v.string()),
});

export type SavedReply = v.InferOutput<typeof savedReplySchema> & { texts: Partial<Record<Locale, string>> };
