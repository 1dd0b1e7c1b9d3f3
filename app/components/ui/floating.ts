import { css } from '@linaria/core';
import { color, space, tracking, type } from '#app/styles/tokens.ts';

/** A box of the Popover API beside the button that opens it. Without anchor positioning it is at the bottom. */
export const floating = css`
  position-area: block-start;
  position-try-fallbacks: flip-block;
  inset: auto;
  width: max-content;
  margin: ${space(8)};
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: 2px;
  overflow: visible;
  ${type.note}
  font-weight: 400;
  letter-spacing: ${tracking.text};
  text-align: start;
  white-space: normal;

  @supports not (position-area: block-start) {
    inset: auto ${space(16)} ${space(16)};
    margin-inline: auto;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const floatingButton = css`
  position: relative;
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  letter-spacing: inherit;
  cursor: help;

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, 44px);
    height: 44px;
    transform: translate(-50%, -50%);
  }

  &:hover {
    color: ${color.primary};
  }
`;
