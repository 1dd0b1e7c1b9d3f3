import { problemText } from '#app/dashboard/acts/problem-text.ts';
import type { StaffProblem } from '#app/dashboard/acts/staff-result.ts';
import { typeList } from '#app/forms/form-messages.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { type UploadKind, uploadKinds } from './upload-kinds.ts';

export function tooLargeText(kind: UploadKind): string {
  return m.error_file_too_large({ max: formatBytes(uploadKinds[kind].maxBytes) });
}

const pictureTypes = 'JPEG, PNG, WebP, AVIF';

/** The reason why a file was refused, as its person can act on it. */
export function uploadProblemText(kind: UploadKind, problem: StaffProblem): string {
  const [code] = Object.values(problem.errors);
  if (problem.code === 'payload_too_large' || code === 'file_too_large') return tooLargeText(kind);
  if (code === 'file_type')
    return m.admin_upload_type({ types: kind === 'picture' ? pictureTypes : typeList });
  if (code === 'file_name') return m.error_file_name();
  if (problem.code === 'unavailable') return m.admin_upload_unavailable();
  return problemText(problem);
}
