import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

const shape = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 50px;
  padding: ${space(12)} ${space(28)};
  border-radius: 2px;
  font-weight: 600;
  text-decoration: none;
`;

const filled = (ground: string, hovered: string) => `
  ${shape}
  color: #fff;
  background: ${ground};
  border: 1px solid ${ground};
  cursor: pointer;
  transition: background-color 0.15s;

  &:hover {
    background: ${hovered};
  }

  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
`;

const outlined = (ink: string) => `
  ${shape}
  color: ${ink};
  background: transparent;
  border: 1px solid ${color.border};
  cursor: pointer;
  transition: border-color 0.15s;

  &:hover {
    border-color: ${ink};
  }

  &:disabled {
    opacity: 0.6;
  }
`;

export const primaryButton = css`
  ${filled(color.primary, color.primaryHover)}
`;

export const quietButton = css`
  ${outlined(color.primary)}
`;

export const dangerButton = css`
  ${filled(color.error, color.errorHover)}
`;

export const quietDangerButton = css`
  ${outlined(color.error)}
`;

const plain = (ink: string) => `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space(8)};
  color: ${ink};
  font-weight: 600;
  text-decoration: none;
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const textButton = css`
  ${plain(color.primary)}
`;

export const dangerTextButton = css`
  ${plain(color.error)}
`;
