import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const menuPositioner = css`
  z-index: 32;
`;

export const menuPopup = css`
  display: grid;
  min-width: 12rem;
  max-width: calc(100vw - 2rem);
  padding-block: ${space(8)};
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.border};
  font-size: 0.9375rem;
`;

export const menuItem = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(24)};
  min-height: 44px;
  padding-inline: ${space(16)};
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.paper};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }

  &[data-dangerous] {
    color: ${color.error};
  }
`;
