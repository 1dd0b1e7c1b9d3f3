import * as v from 'valibot';
import { problemOf, type StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { formResultEntries } from '#app/forms/form-state.ts';
import { postForm } from '#app/forms/post-form.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { InboxDone } from '#contract/inbox-work.ts';
import { conflictSchema } from '#contract/problem.ts';

const answerSchema = v.union([
  v.object({ ok: v.literal(true), data: endpoints.answerInboxItem.response.schema }),
  v.object({
    ok: v.literal(false),
    problem: v.object({
      code: v.string(),
      errors: formResultEntries.errors,
      retryAfter: v.optional(v.number()),
      conflict: v.optional(conflictSchema),
    }),
  }),
]);

type Answer = { reference: string; revision: number; text: string; files: readonly File[] };

/** Posts a form with files. @throws {NotSentError} */
export async function sendAnswer({
  reference,
  revision,
  text,
  files,
}: Answer): Promise<StaffResult<{ data: InboxDone }>> {
  const form = new FormData();
  form.set('revision', String(revision));
  form.set('text', text);
  for (const file of files) form.append('files', file);
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => undefined };
  const answer = await postForm(pageHref(`/admin/inbox/${reference}/answer`), form, answerSchema, options);
  if (answer.ok) return answer;
  const { code, errors, retryAfter, conflict } = answer.problem;
  return { ok: false, problem: { ...problemOf(code), errors, retryAfter, conflict } };
}
