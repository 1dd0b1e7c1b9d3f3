import { useSuspenseQuery } from '@tanstack/react-query';
import { DeckLink } from '#app/components/documents/deck-link.tsx';
import { documentQueries } from '#app/components/documents/documents.queries.ts';
import { Section } from '#app/components/layout/section.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { m } from '#app/paraglide/messages.js';
import type { Detail } from '#contract/company-details.ts';
import type { DocumentType } from '#contract/document-types.ts';
import { DocumentCatalogue } from './document-catalogue.tsx';

const isDeck = (type: DocumentType) => type === 'COMPANY' || type === 'COMPANY_EN';

function useDocuments(isWanted: (type: DocumentType) => boolean) {
  const { data } = useSuspenseQuery(documentQueries.byType());
  return Object.values(data).filter(({ type }) => isWanted(type));
}

export function CompanyDocuments({ details }: { details: readonly Detail[] }) {
  const documents = useDocuments(isDeck);
  if (documents.length === 0) return null;
  return (
    <Section
      heading={m.intro_documents()}
      lead={passageText(details, 'intro-documents')}
      action={<DeckLink />}
    >
      <DocumentCatalogue documents={documents} />
    </Section>
  );
}

/** The brochures for the marketing teams of OEM/ODM customers. */
export function BrandSupport() {
  const documents = useDocuments((type) => !isDeck(type));
  if (documents.length === 0) return null;
  return (
    <Section id="brand-support" heading={m.intro_brand_support()} lead={m.intro_brand_support_text()}>
      <DocumentCatalogue documents={documents} />
    </Section>
  );
}
