import { css } from '@linaria/core';
import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, type } from '#app/styles/tokens.ts';
import { materialSlug } from '#rules/material-code.ts';

const mark = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${type.note}

  &:hover {
    color: ${color.primary};
  }

  @media print {
    display: none;
  }
`;

/** Beside a stated value: leads to its evidence. @param code of the material */
export function EvidenceMark({ code }: { code: string }) {
  return (
    <PlainLink
      to="/business/material/$code"
      params={{ code: materialSlug(code) }}
      hash={evidenceAnchor}
      className={mark}
      aria-label={m.sheet_evidence_of({ code })}
    >
      {m.sheet_evidence_open()}
    </PlainLink>
  );
}
