import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentTypes, fileNameMaxLength } from '#contract/attachments.ts';
import { isExtension } from '#rules/file-name.ts';
import { type CheckedFile, checkedFile } from '../services/attachments.ts';
import { ContentError } from './content-error.ts';

/** Larger than for visitors: staff publish catalogues. */
const maxBytes = 50_000_000;

/** @throws {ContentError} when it is missing, too large or of an unsupported type */
export function readAttachment(file: string, name: string): CheckedFile {
  if (!existsSync(file)) throw new ContentError(`${file}: is missing`);
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isExtension(extension)) throw new ContentError(`${file}: is of a kind that is not served`);
  if (name.length > fileNameMaxLength || /[\p{Cc}\p{Cf}]/u.test(name))
    throw new ContentError(`${file}: has a name that is too long or holds invisible characters`);
  if (statSync(file).size > maxBytes) throw new ContentError(`${file}: is larger than 50 MB`);
  return checkedFile(name, attachmentTypes[extension], readFileSync(file));
}

export function readAttachments(folder: string): CheckedFile[] {
  const files = join(folder, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .sort()
    .map((name) => readAttachment(join(files, name), name.normalize('NFC')));
}
