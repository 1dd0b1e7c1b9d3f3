import { getLocale } from '#app/i18n/locale.ts';

export function joinSentences(...sentences: string[]): string {
  return sentences.join(/^(?:zh|ja)/.test(getLocale()) ? '' : ' ');
}
