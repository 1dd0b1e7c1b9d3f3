import type { ReactNode } from 'react';
import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { materialSlug } from '#rules/material-code.ts';

type Props = { code: string; className?: string; 'aria-label'?: string; children: ReactNode };

/** From a stated value to its evidence. @param code of the material */
export function EvidenceLink({ code, ...props }: Props) {
  return (
    <PlainLink
      to="/business/material/$code"
      params={{ code: materialSlug(code) }}
      hash={evidenceAnchor}
      {...props}
    />
  );
}
