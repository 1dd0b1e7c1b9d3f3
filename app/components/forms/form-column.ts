import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

/** The fields of a form, one below the other, as wide as a line reads well. */
export const formColumn = css`
  display: grid;
  gap: ${space(24)};
  width: 100%;
  max-width: 32rem;
`;
