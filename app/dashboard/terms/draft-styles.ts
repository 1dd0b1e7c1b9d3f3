import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

export const draftForm = css`
  display: grid;
  gap: ${space(20)};
  min-width: 0;
  max-width: 60rem;

  & textarea[name$='content'] {
    min-height: 28rem;
    font-family: ui-monospace, monospace;
    font-size: 0.875rem;
  }

  & textarea[name$='changes'] {
    min-height: 5rem;
  }
`;

export const textStack = css`
  display: grid;
  gap: ${space(16)};
  min-width: 0;
`;
