import { type AttachmentExtension, attachmentTypes, fileNameMaxLength } from '#contract/attachments.ts';

/** Controls, zero-width and direction characters, and what file systems take for something else. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\<>:"|?*]/u;

/** A part between dots that reads like an extension: a.php.jpg, but not 'v1.2.pdf' or '규격서.최종.pdf'. */
const looksLikeExtension = /^(?=.*[a-z])[a-z0-9]{1,6}$/i;

function isExtension(text: string): text is AttachmentExtension {
  return Object.hasOwn(attachmentTypes, text);
}

/**
 * A file's name as it is kept, composed (NFC: macOS sends Hangul taken apart), with its extension in lower case.
 * @returns undefined for a name that is not taken
 */
export function parseFileName(sent: string): { name: string; extension: AttachmentExtension } | undefined {
  const name = sent.normalize('NFC');
  if (name.length > fileNameMaxLength || !name.isWellFormed() || forbiddenCharacters.test(name))
    return undefined;
  const [stem = '', ...rest] = name.split('.');
  const extension = rest.pop()?.toLowerCase() ?? '';
  if (stem.trim() === '' || name !== name.trim() || !isExtension(extension)) return undefined;
  return rest.some((part) => looksLikeExtension.test(part)) ? undefined : { name, extension };
}
