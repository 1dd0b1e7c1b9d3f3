import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

export const replyForm = css`
  display: grid;
  gap: ${space(20)};
  max-width: 44rem;

  & textarea {
    min-height: 9rem;
  }
`;
