import type { CompanyDocument, DocumentType } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';

/** Undefined where there is no deck. */
export function companyDeck(
  files: Partial<Record<DocumentType, CompanyDocument>>,
  locale: Locale,
): CompanyDocument | undefined {
  return (locale === 'en-US' ? files.COMPANY_EN : undefined) ?? files.COMPANY;
}
