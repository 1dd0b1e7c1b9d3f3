import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** Lists below an input: suggestions and choices. */
export const comboPositioner = css`
  z-index: 33;
`;

export const comboPopup = css`
  width: var(--anchor-width);
  min-width: 14rem;
  max-width: var(--available-width);
  max-height: min(var(--available-height), 20rem);
  overflow-y: auto;
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.border};
  font-size: 0.9375rem;
`;

export const comboItem = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  min-height: 44px;
  padding: ${space(6)} ${space(12)};
  cursor: pointer;

  & small {
    flex: none;
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  &[data-highlighted] {
    background: ${color.paper};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &[data-selected] {
    font-weight: 600;
  }
`;

export const comboNote = css`
  padding: ${space(10)} ${space(12)};
  color: ${color.muted};

  &:empty {
    padding: 0;
  }
`;
