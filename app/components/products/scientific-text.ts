import { css } from '@linaria/core';
import { createElement, Fragment, type ReactNode } from 'react';

const unbroken = css`
  white-space: nowrap;
`;

/** Genera of lactic acid bacteria, after which the species follows. */
const genera =
  'Lactiplantibacillus|Lacticaseibacillus|Limosilactobacillus|Lactobacillus|Lactococcus|Leuconostoc|Bifidobacterium|Streptococcus';

/** Scientific names, and codes of materials such as LMB-07G, which would break at their hyphen. */
const terms = new RegExp(`((?:${genera}) [a-z]+(?: subsp\\. [a-z]+)?|LMB-\\d+[A-Z]*)`);

function term(text: string): ReactNode {
  if (text.startsWith('LMB-')) return createElement('span', { className: unbroken }, text);
  return createElement('i', { lang: 'la' }, text);
}

/** A text with the scientific names of bacteria in italics, as the field writes them, and codes in one piece. */
export function ScientificText({ text }: { text: string }) {
  // Splitting by a group leaves every second part a term.
  const parts = text.split(terms).map((part, index) => (index % 2 === 1 ? term(part) : part));
  return createElement(Fragment, null, ...parts);
}
