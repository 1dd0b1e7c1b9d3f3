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

/** From each measured line to the evidence of its material. @param rows whose labels name the links, instead of the code */
export function rowEvidence(code: string, measured: readonly number[], rows: Product['specifications'] = []) {
  const text = m.sheet_evidence_mark();
  return (row: number) =>
    measured.includes(row) ? (
      <EvidenceLink
        code={code}
        lang={getLocale()}
        className={mark}
        aria-label={`${text}: ${rows[row]?.label ?? code}`}
      >
        {text}
      </EvidenceLink>
    ) : null;
}
