import * as v from 'valibot';
import { listSearchEntries } from '#app/routing/search-params.ts';

export const questionsSearchSchema = v.object({
  ...listSearchEntries,
  done: v.fallback(v.optional(v.literal('deleted')), undefined),
});

export type QuestionsSearch = v.InferOutput<typeof questionsSearchSchema>;

/** `view` opens a form of the question, for links and without JavaScript. */
export const questionSearchSchema = v.object({
  view: v.fallback(v.optional(v.picklist(['change', 'delete'])), undefined),
  done: v.fallback(v.optional(v.picklist(['asked', 'changed'])), undefined),
});

export type QuestionSearch = v.InferOutput<typeof questionSearchSchema>;
