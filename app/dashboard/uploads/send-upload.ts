import * as v from 'valibot';
import { lostCode, problemOf, type StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { formResultEntries } from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { type Uploaded, type UploadKind, uploadKinds, uploadPath } from './upload-kinds.ts';

const refusalSchema = v.object({
  ok: v.literal(false),
  problem: v.object({
    code: v.string(),
    errors: formResultEntries.errors,
    retryAfter: v.optional(v.number()),
  }),
});

const answerSchemas = {
  picture: v.union([
    v.object({ ok: v.literal(true), data: uploadKinds.picture.endpoint.response.schema }),
    refusalSchema,
  ]),
  file: v.union([
    v.object({ ok: v.literal(true), data: uploadKinds.file.endpoint.response.schema }),
    refusalSchema,
  ]),
} as const;

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** The result of a lost connection and of an abort is the problem `lost`. */
export async function uploadFile<TKind extends UploadKind>(
  kind: TKind,
  file: File,
  options: Options,
): Promise<StaffResult<{ data: Uploaded<TKind> }>> {
  const form = new FormData();
  form.set('files', file);
  try {
    const answer = await postForm(pageHref(`${uploadPath}/${kind}`), form, answerSchemas[kind], options);
    if (answer.ok) return answer;
    const { retryAfter, ...problem } = answer.problem;
    return { ok: false, problem: { ...problem, retryAfter } };
  } catch {
    return { ok: false, problem: problemOf(lostCode) };
  }
}
