import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const box = css`
  min-width: 0;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;

  &:focus-within {
    border-color: ${color.primary};
  }

  &[data-invalid] {
    border-color: ${color.error};
    box-shadow: inset 0 0 0 1px ${color.error};
  }
`;

export const bar = css`
  position: sticky;
  top: var(--sticky-top, 0);
  z-index: 5;
  display: flex;
  align-items: start;
  justify-content: space-between;
  background: ${color.surface};
  border-bottom: 1px solid ${color.hairline};
`;

export const toolbar = css`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: ${space(4)};
`;

export const group = css`
  display: flex;
`;

export const separator = css`
  align-self: center;
  width: 1px;
  height: 20px;
  margin-inline: ${space(4)};
  background: ${color.hairline};
`;

export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  height: 36px;
  padding: 0 ${space(6)};
  color: ${color.text};
  font-weight: 600;
  background: none;
  border: 0;
  border-radius: 2px;
  cursor: pointer;

  &:hover {
    background: ${color.paper};
  }

  &[aria-pressed='true'],
  &[data-pressed] {
    color: ${color.primary};
    background: #e3ece6;
  }

  &[data-disabled] {
    color: ${color.border};
    cursor: default;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;

export const plainText = css`
  display: block;
  width: 100%;
  min-height: 18rem;
  padding: ${space(20)};
  color: ${color.text};
  font-family: ui-monospace, 'D2Coding', Menlo, Consolas, monospace;
  font-size: 0.9375rem;
  line-height: 1.7;
  background: ${color.surface};
  border: 0;
  resize: vertical;
  field-sizing: content;
`;
