import { formatBytes, formatLanguage, otherLanguage } from '#app/i18n/locale.ts';
import type { CompanyDocument } from '#contract/documents.ts';

/** A document's language where it is not the page's, its type and its size. */
export function fileDetails({ locale, size }: CompanyDocument): string {
  const other = otherLanguage(locale);
  return [other && formatLanguage(other), 'PDF', formatBytes(size)].filter(Boolean).join(' · ');
}
