import { createElement, Fragment } from 'react';

/** Genera of lactic acid bacteria, after which the species follows. */
const names =
  /((?:Lactiplantibacillus|Lacticaseibacillus|Limosilactobacillus|Lactobacillus|Lactococcus|Leuconostoc|Bifidobacterium|Streptococcus) [a-z]+(?: subsp\. [a-z]+)?)/;

/** A text with the scientific names of bacteria in italics, as the field writes them. */
export function ScientificText({ text }: { text: string }) {
  // Splitting by a group leaves every second part a name.
  const parts = text
    .split(names)
    .map((part, index) => (index % 2 === 1 ? createElement('i', { lang: 'la' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
