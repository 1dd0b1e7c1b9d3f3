import { keepFile } from '#api/content/content-files.ts';
import type { Database } from '#api/db/database.ts';
import { fieldProblem } from '#api/problems.ts';
import { attachmentTypes } from '#contract/attachments.ts';
import { type FileReference, maxStaffFileBytes } from '#contract/staff-content.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { parseFileName } from '#rules/file-name.ts';
import { isContentOf } from '../attachments/file-content.ts';
import { checkedFile } from '../attachments.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';

/** A file that no draft names is deleted after a day. @throws {ProblemError} validation_failed */
export async function uploadFile(
  db: Database,
  actor: StaffActor<'content.edit'>,
  files: readonly PostedFile[] = [],
): Promise<FileReference> {
  const [file, ...others] = files;
  if (!file) throw fieldProblem('files', 'required');
  if (others.length > 0) throw fieldProblem('files', 'too_many_files');
  const named = parseFileName(file.name);
  if (typeof named === 'string') throw fieldProblem('files', named);
  if (file.bytes.length > maxStaffFileBytes) throw fieldProblem('files', 'file_too_large');
  const { name, extension } = named;
  if (!(await isContentOf(extension, file.bytes))) throw fieldProblem('files', 'file_type');
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    return keepFile(tx, checkedFile(name, attachmentTypes[extension], file.bytes));
  });
}
