import { css } from '@linaria/core';
import { evidenceOfRow } from '#app/components/products/anchor.ts';
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

type Marks = {
  measured: readonly number[];
  anchorOf: (line: number) => string;
  /** Of each line. Without it, the material's code names the link. */
  labels?: readonly string[];
  /** Marks the line there as the target, which the router's link does not. */
  isSamePage?: boolean;
};

/** A link from each measured line to the same line in the evidence of its material. */
export function lineEvidence(code: string, { measured, anchorOf, labels = [], isSamePage }: Marks) {
  const text = m.sheet_evidence_mark();
  return (line: number) => {
    if (!measured.includes(line)) return null;
    const hash = anchorOf(line);
    const props = {
      lang: getLocale(),
      className: mark,
      'aria-label': `${text}: ${labels[line] ?? code}`,
      children: text,
    };
    return isSamePage ? (
      <a {...props} href={`#${hash}`} />
    ) : (
      <EvidenceLink {...props} code={code} hash={hash} />
    );
  };
}

type Sheet = Pick<Product, 'specifications'> & Pick<Marks, 'measured'>;

export function rowEvidence(code: string, { specifications, measured }: Sheet, isSamePage = false) {
  const labels = specifications.map(({ label }) => label);
  return lineEvidence(code, { measured, anchorOf: evidenceOfRow, labels, isSamePage });
}
