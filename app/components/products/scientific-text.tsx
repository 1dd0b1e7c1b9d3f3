import { createElement, Fragment, type ReactNode } from 'react';
import { lacticAcidBacteria } from './lactic-acid-bacteria.ts';

const terms = new RegExp(
  `((?:${lacticAcidBacteria}) [a-z]+(?: subsp\\. [a-z]+)?|[A-Z]{2,}[- ]\\d+[A-Z]*|\\d%[\\uac00-\\ud7a3]+)`,
);

type TextPart = { kind: 'text' | 'species' | 'code'; text: string };

export function scientificTerms(text: string): TextPart[] {
  // With a capturing group, every second part is a match.
  return text.split(terms).flatMap((part, index): TextPart[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part }];
    return [{ kind: /\d/.test(part) ? 'code' : 'species', text: part }];
  });
}

function draw({ kind, text }: TextPart): ReactNode {
  if (kind === 'text') return text;
  if (kind === 'code') return createElement('span', { 'data-joined': '' }, text);
  return createElement('i', { lang: 'la' }, text);
}

/** Sets scientific names of bacteria in italics and keeps codes, and a percentage with its particle, on one line. */
export function ScientificText({ text }: { text: string }) {
  // Spread as arguments: the parts have no keys.
  return createElement(Fragment, null, ...scientificTerms(text).map(draw));
}
