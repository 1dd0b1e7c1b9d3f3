import { css } from '@linaria/core';
import { createElement, Fragment, type ReactNode } from 'react';
import { scientificTerms, type TextPart } from './scientific-terms.ts';

const unbroken = css`
  white-space: nowrap;
`;

function draw({ kind, text }: TextPart): ReactNode {
  if (kind === 'text') return text;
  // A code would break at its hyphen.
  if (kind === 'code') return createElement('span', { className: unbroken }, text);
  return createElement('i', { lang: 'la' }, text);
}

/** A text with the scientific names of bacteria in italics, as the field writes them, and codes in one piece. */
export function ScientificText({ text }: { text: string }) {
  // Parts have no identity that a key could name; as arguments they need none.
  return createElement(Fragment, null, ...scientificTerms(text).map(draw));
}
