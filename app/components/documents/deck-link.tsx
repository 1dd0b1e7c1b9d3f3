import { css, cx } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { quietButton } from '#app/components/ui/button.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { DocumentType } from '#contract/document-types.ts';
import type { CompanyDocument } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';
import { documentQueries } from './documents.queries.ts';
import { fileDetails } from './file-details.ts';

const link = css`
  flex-wrap: wrap;
  column-gap: ${space(16)};
  text-align: center;
`;

const facts = css`
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Undefined where there is no deck. */
export function companyDeck(
  files: Partial<Record<DocumentType, CompanyDocument>>,
  locale: Locale,
): CompanyDocument | undefined {
  return (locale === 'en-US' ? files.COMPANY_EN : undefined) ?? files.COMPANY;
}

export function DeckLink() {
  const { data: documents } = useSuspenseQuery(documentQueries.byType());
  const deck = companyDeck(documents, getLocale());
  if (!deck) return null;
  return (
    <a href={deck.url} download className={cx(quietButton, link)}>
      {m.deck_download()} <span className={facts}>{fileDetails(deck)}</span>
    </a>
  );
}
