import { css } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';

export const where = css`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
`;
