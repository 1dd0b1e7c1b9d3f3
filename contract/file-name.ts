import { type AttachmentExtension, attachmentTypes, fileNameMaxLength } from './attachments.ts';

/** Controls, zero-width and direction characters, and what file systems take for something else. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\<>:"|?*%;]/u;

/** A part between dots that reads like an extension: a.php.jpg, but not 'v1.2.pdf' or '규격서.최종.pdf'. */
const looksLikeExtension = /^(?=.*[a-z])[a-z0-9]{1,8}$/i;

/** Whether files of this extension, in lower case, are taken and served. */
export function isExtension(text: string): text is AttachmentExtension {
  return Object.hasOwn(attachmentTypes, text);
}

export type FileName = { name: string; extension: AttachmentExtension };

/**
 * A file's name as it is kept, composed (NFC: macOS sends Hangul taken apart), with its extension in lower case.
 * @returns the code of what is wrong with a name that is not taken
 */
export function parseFileName(sent: string): FileName | 'file_name' | 'file_type' {
  const name = sent.normalize('NFC');
  if (name.length > fileNameMaxLength || !name.isWellFormed() || forbiddenCharacters.test(name))
    return 'file_name';
  const [stem = '', ...rest] = name.split('.');
  const extension = rest.pop()?.toLowerCase() ?? '';
  if (stem.trim() === '' || name !== name.trim()) return 'file_name';
  if (!isExtension(extension)) return 'file_type';
  // Full-width letters too: some systems turn them into plain ones.
  return rest.some((part) => looksLikeExtension.test(part.normalize('NFKC').trim()))
    ? 'file_name'
    : { name, extension };
}
