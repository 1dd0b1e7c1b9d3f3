import type { CompanyDocument, DocumentType } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * The company deck: the English one in English, the general one in other languages. Undefined where there is neither.
 */
export function companyDeck(
  files: Partial<Record<DocumentType, CompanyDocument>>,
  locale: Locale,
): CompanyDocument | undefined {
  return (locale === 'en-US' ? files.COMPANY_EN : undefined) ?? files.COMPANY;
}
