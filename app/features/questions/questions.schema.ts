import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { listSearchEntries } from '#app/lib/search-params.ts';
import { m } from '#app/paraglide/messages.js';
import { questionMaxLengths, questionRequestSchema } from '#contract/mypage.ts';

/** `done`: what the visitor has just done. */
export const questionsSearchSchema = v.object({
  ...listSearchEntries,
  done: v.fallback(v.optional(v.literal('deleted')), undefined),
});

export type QuestionsSearch = v.InferOutput<typeof questionsSearchSchema>;

/** `view`: what is to be done with the question, for links and without JavaScript. */
export const questionSearchSchema = v.object({
  view: v.fallback(v.optional(v.picklist(['change', 'delete'])), undefined),
  done: v.fallback(v.optional(v.picklist(['asked', 'changed'])), undefined),
});

export type QuestionSearch = v.InferOutput<typeof questionSearchSchema>;

/** Names of the forms: of the page that asks, and of a question's page. */
export const askForm = 'ask';
export const changeForm = 'change';
export const deleteForm = 'delete';

/** Name of the field that takes a stored file out of a question. */
export function removeField(fileId: string): string {
  return `remove-${fileId}`;
}

export const newQuestionPath = '/mypage/questions/new';

export const questionWords = {
  title: { required: m.error_subject_required, max: questionMaxLengths.title },
  content: { required: m.error_content_required, max: questionMaxLengths.content },
  files: {},
};

export type QuestionField = keyof typeof questionWords;

export const questionFields = Object.keys(questionWords);

export function checkQuestion(fields: FormData): FormErrors {
  return checkFields(questionRequestSchema, Object.fromEntries(fields));
}
