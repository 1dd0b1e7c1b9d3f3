import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

export const moreLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(10)};
  min-height: 44px;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.45em;

  &::after {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
    transition: translate 0.2s;
  }

  &:hover::after {
    translate: ${space(4)} 0;
  }
`;
