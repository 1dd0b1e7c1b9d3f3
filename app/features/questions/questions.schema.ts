import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { questionMaxLengths, questionRequestSchema } from '#contract/mypage.ts';

export function removeField(fileId: string): string {
  return `remove-${fileId}`;
}

export const questionMessages = {
  title: { required: m.error_subject_required, max: questionMaxLengths.title },
  content: { required: m.error_content_required, max: questionMaxLengths.content },
  files: {},
};

export type QuestionField = keyof typeof questionMessages;

export const questionFields = Object.keys(questionMessages);

export function checkQuestion(fields: FormData): FormErrors {
  return checkFields(questionRequestSchema, Object.fromEntries(fields));
}
