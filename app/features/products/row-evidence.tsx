import { css } from '@linaria/core';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import type { Product } from '#contract/products.ts';

const mark = css`
  color: ${color.muted};
  font-size: 0.8125rem;
  white-space: nowrap;

  &:hover {
    color: ${color.primary};
  }

  @media print {
    display: none;
  }
`;

type Sheet = { specifications: Product['specifications']; measured: readonly number[] };

/** From each measured value of the specification to the evidence of its material. */
export function rowEvidence(code: string, { specifications, measured }: Sheet) {
  const text = m.sheet_evidence_mark();
  return (row: number) =>
    measured.includes(row) ? (
      <EvidenceLink
        code={code}
        lang={getLocale()}
        className={mark}
        aria-label={`${text}: ${specifications[row]?.label}`}
      >
        {text}
      </EvidenceLink>
    ) : null;
}
