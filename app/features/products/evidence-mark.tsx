import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { materialSlug } from '#rules/material-code.ts';
import { link } from './sheet-styles.ts';

/** Beside a stated value: leads to its evidence. @param code of the material */
export function EvidenceMark({ code }: { code: string }) {
  return (
    <PlainLink
      to="/business/material/$code"
      params={{ code: materialSlug(code) }}
      hash={evidenceAnchor}
      className={link}
      aria-label={m.sheet_evidence_of({ code })}
    >
      {m.sheet_evidence_open()}
    </PlainLink>
  );
}
