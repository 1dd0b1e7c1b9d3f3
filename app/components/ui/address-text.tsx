import { css } from '@linaria/core';
import { createElement, Fragment } from 'react';

const unbroken = css`
  white-space: nowrap;
`;

/** An address in which names such as Gangnam-gu are not broken at their hyphen. */
export function AddressText({ text }: { text: string }) {
  // Splitting by a group leaves every second part a hyphenated name, none of which is long.
  const parts = text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { className: unbroken }, part) : part));
  return createElement(Fragment, null, ...parts);
}
