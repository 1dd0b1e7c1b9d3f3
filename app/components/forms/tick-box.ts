import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const tickBox = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 50px;
  font-weight: 600;
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
