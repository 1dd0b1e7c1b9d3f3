import { css } from '@linaria/core';
import { from, space } from '#app/styles/tokens.ts';

export const stack = css`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;
`;

/** The texts, and beside them the fields that all languages share. */
export const columns = css`
  display: grid;
  gap: ${space(40)};

  /* Below the bar of the item, which is sticky too. */
  ${from.medium} {
    --sticky-top: 60px;
  }

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** A translation takes the whole width: the original is beside it. */
export const translation = css`
  &&& {
    grid-template-columns: minmax(0, 1fr);
  }
`;
