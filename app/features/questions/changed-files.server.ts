import { openApiFile } from '#app/api-client/api-file.server.ts';
import { type FormOutcome, invalidFields, refuse } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import type { Question } from '#contract/mypage.ts';
import type { StoredFile } from '#contract/posts.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { fileIdOf } from './question-files.server.ts';
import { removeField } from './questions.schema.ts';

/** @throws {RangeError} when the API sends more than the file's size */
async function readFile({ name, size, url }: StoredFile): Promise<PostedFile | undefined> {
  const id = fileIdOf({ url });
  const answer = id === undefined ? undefined : await openApiFile(id);
  if (!answer) return undefined;
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of answer.body ?? []) {
    received += chunk.byteLength;
    if (received > size) throw new RangeError('A file is longer than the API said');
    chunks.push(chunk);
  }
  return { name, bytes: Buffer.concat(chunks) };
}

type Files = { files: readonly PostedFile[]; removeFiles?: true };

/**
 * The API replaces all files of a question, so the remaining ones are sent again with the new ones.
 * @returns the failure where that is not possible
 */
export async function filesAfter(
  question: Pick<Question, 'files'>,
  { fields, files: added }: Post,
): Promise<Files | { refused: FormOutcome }> {
  const remaining = question.files.filter((file) => fields[removeField(fileIdOf(file) ?? '')] === undefined);
  if (added.length === 0 && remaining.length === question.files.length) return { files: [] };
  if (added.length === 0 && remaining.length === 0) return { files: [], removeFiles: true };
  if (remaining.length + added.length > maxFiles)
    return { refused: invalidFields({ files: 'too_many_files' }) };
  const sizes = [...remaining.map(({ size }) => size), ...added.map(({ bytes }) => bytes.length)];
  if (sizes.reduce((sum, size) => sum + size, 0) > maxFilesBytes) return { refused: refuse('too_large') };
  const again: PostedFile[] = [];
  for (const file of remaining) {
    const read = await readFile(file);
    if (!read) return { refused: refuse('failed') };
    again.push(read);
  }
  return { files: [...again, ...added] };
}
