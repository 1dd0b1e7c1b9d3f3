import { fieldMessage } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import { answerMaxLength, placeholders } from '#contract/inbox-work.ts';

/** What is wrong with an answer before it is sent. */
export function answerFault(text: string): string | undefined {
  if (text.trim() === '') return m.admin_inbox_answer_required();
  if (text.length > answerMaxLength) return fieldMessage('too_long', { max: answerMaxLength });
  const open = placeholders.find((name) => text.includes(`{${name}}`));
  return open && m.admin_inbox_answer_placeholder({ name: `{${open}}` });
}
