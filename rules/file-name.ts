import { type AttachmentExtension, attachmentTypes, fileNameMaxLength } from '#contract/attachments.ts';

const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\<>:"|?*%;]/u;

/** A part such as `php` in a.php.jpg, but not in 'v1.2.pdf' or '규격서.최종.pdf'. */
const looksLikeExtension = /^(?=.*[a-z])[a-z0-9]{1,8}$/i;

export function isExtension(text: string): text is AttachmentExtension {
  return Object.hasOwn(attachmentTypes, text);
}

export type FileName = { name: string; extension: AttachmentExtension };

/** Normalises to NFC, because macOS sends decomposed Hangul. Returns an error code for a refused name. */
export function parseFileName(sent: string): FileName | 'file_name' | 'file_type' {
  const name = sent.normalize('NFC');
  if (name.length > fileNameMaxLength || !name.isWellFormed() || forbiddenCharacters.test(name))
    return 'file_name';
  const [stem = '', ...rest] = name.split('.');
  const extension = rest.pop()?.toLowerCase() ?? '';
  if (stem.trim() === '' || name !== name.trim()) return 'file_name';
  if (!isExtension(extension)) return 'file_type';
  return rest.some((part) => looksLikeExtension.test(part.normalize('NFKC').trim()))
    ? 'file_name'
    : { name, extension };
}
