import { css } from '@linaria/core';
import { createElement, Fragment, type ReactNode } from 'react';
import { scientificTerms, type TextPart } from './scientific-terms.ts';

const unbroken = css`
  white-space: nowrap;
`;

function draw({ kind, text }: TextPart): ReactNode {
  if (kind === 'text') return text;
  if (kind === 'code') return createElement('span', { className: unbroken }, text);
  return createElement('i', { lang: 'la' }, text);
}

/** Sets scientific names of bacteria in italics and keeps material codes on one line. */
export function ScientificText({ text }: { text: string }) {
  // Spread as arguments: the parts have no keys.
  return createElement(Fragment, null, ...scientificTerms(text).map(draw));
}
