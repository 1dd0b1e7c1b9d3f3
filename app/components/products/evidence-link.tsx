import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { materialSlug } from '#rules/material-code.ts';
import { evidenceAnchor } from './anchor.ts';

type Props = {
  code: string;
  hash?: string;
  lang?: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** From a stated value to its evidence. @param code of the material */
export function EvidenceLink({ code, hash = evidenceAnchor, ...props }: Props) {
  return (
    <PlainLink to="/business/material/$code" params={{ code: materialSlug(code) }} hash={hash} {...props} />
  );
}
