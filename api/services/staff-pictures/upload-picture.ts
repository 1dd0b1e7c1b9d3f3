import { fileTypeFromBuffer } from 'file-type';
import { pictureId } from '#api/content/pictures.ts';
import { resizePicture } from '#api/content/resize-picture.ts';
import type { Database } from '#api/db/database.ts';
import { contentPictures } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import { fileNameMaxLength } from '#contract/attachments.ts';
import { type LibraryPicture, maxPictureBytes } from '#contract/staff-pictures.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { storePictures } from '../pictures.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { getLibraryPicture } from './picture-library.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

const invisible = /[\p{Cc}\p{Cf}]/u;

/** @throws {ProblemError} validation_failed on `files` */
async function checkPictureFile(files: readonly PostedFile[]): Promise<PostedFile> {
  const [file, ...others] = files;
  if (!file) throw fieldProblem('files', 'required');
  if (others.length > 0) throw fieldProblem('files', 'too_many_files');
  const name = file.name.normalize('NFC');
  if (name.length > fileNameMaxLength || invisible.test(name) || !name.isWellFormed())
    throw fieldProblem('files', 'file_name');
  if (file.bytes.length > maxPictureBytes) throw fieldProblem('files', 'file_too_large');
  const named = types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  const found = (await fileTypeFromBuffer(file.bytes))?.ext;
  if (!named || named !== found) throw fieldProblem('files', 'file_type');
  return { name, bytes: file.bytes };
}

async function resize({ bytes }: PostedFile) {
  try {
    // In turn: each takes some hundred megabytes.
    return await oneAtATime('pictures', () => resizePicture(bytes));
  } catch {
    throw fieldProblem('files', 'file_type');
  }
}

/** The same picture again is the stored one. @throws {ProblemError} validation_failed */
export async function uploadPicture(
  db: Database,
  actor: StaffActor<'content.edit'>,
  files: readonly PostedFile[] = [],
): Promise<LibraryPicture> {
  const file = await checkPictureFile(files);
  const sizes = await resize(file);
  const largest = sizes.toSorted((one, other) => other.width - one.width)[0];
  if (!largest) throw new ProblemError('internal');
  const id = pictureId(largest.bytes);
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await storePictures(
      tx,
      sizes.map(({ width, bytes }) => ({ id, width, bytes })),
    );
    const { width, height, bytes } = largest;
    const row = { id, width, height, size: bytes.length, name: file.name, staffId: actor.staffId };
    await tx.insert(contentPictures).values(row).onConflictDoNothing();
    return getLibraryPicture(tx, id);
  });
}
