import { createElement, Fragment } from 'react';

export function AddressText({ text }: { text: string }) {
  // With a capturing group, every second part is a match.
  const parts = text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { 'data-joined': '' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
