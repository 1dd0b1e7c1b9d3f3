import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const tickBox = css`
  display: flex;
  align-items: start;
  gap: ${space(12)};
  padding-block: ${space(12)};
  font-weight: 600;
  text-wrap: balance;
  cursor: pointer;

  & input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${color.primary};
  }

  &:has([aria-invalid]) {
    color: ${color.error};
  }
`;
