import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

export const formColumn = css`
  display: grid;
  gap: ${space(24)};
  width: 100%;
  max-width: 32rem;
`;
