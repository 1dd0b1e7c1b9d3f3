import type { ReactNode } from 'react';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import type { Detail, PassageKey } from '#contract/company-details.ts';
import { passageOf } from './details.ts';

/** Undefined if the content has no such passage. */
export function passageText(details: readonly Detail[], key: PassageKey): ReactNode | undefined {
  const passage = passageOf(details, key);
  return passage ? (
    <span lang={passage.lang}>
      <ScientificText text={passage.text} />
    </span>
  ) : undefined;
}
