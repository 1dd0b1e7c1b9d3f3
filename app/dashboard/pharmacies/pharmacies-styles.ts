import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const where = css`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
`;

export const top = css`
  margin-bottom: ${space(24)};
`;
