import { css } from '@linaria/core';
import { from, space } from '#app/styles/tokens.ts';

export const sendRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(16)} ${space(24)};
  align-items: center;
`;

export const sendButton = css`
  width: 100%;

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  ${from.small} {
    width: auto;
  }
`;
