import { getLocale } from '#app/i18n/locale.ts';

/** Chinese and Japanese have no space after a full stop. */
export function joinSentences(...sentences: string[]): string {
  return sentences.join(/^(?:zh|ja)/.test(getLocale()) ? '' : ' ');
}
