import { formatBytes, formatLanguage, otherLanguage } from '#app/i18n/locale.ts';
import type { CompanyDocument } from '#contract/documents.ts';

/** What to know of a document before it is downloaded: its language where that is not the page's, its kind and its size. */
export function fileFacts({ locale, size }: CompanyDocument): string {
  const other = otherLanguage(locale);
  return [other && formatLanguage(other), 'PDF', formatBytes(size)].filter(Boolean).join(' · ');
}
