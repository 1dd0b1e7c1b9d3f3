import type { CompanyDocument, DocumentType } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * The company deck for a reader: the English record in English, the general one in every other language; undefined when
 * there is neither.
 */
export function companyDeck(
  files: Partial<Record<DocumentType, CompanyDocument>>,
  locale: Locale,
): CompanyDocument | undefined {
  return (locale === 'en-US' ? files.COMPANY_EN : undefined) ?? files.COMPANY;
}
