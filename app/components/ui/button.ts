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

export const primaryButton = css`
  ${shape}
  color: #fff;
  background: ${color.primary};
  border: 1px solid ${color.primary};
  cursor: pointer;
  transition: background-color 0.15s;

  &:hover {
    background: ${color.primaryHover};
  }

  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
`;

export const quietButton = css`
  ${shape}
  color: ${color.primary};
  background: transparent;
  border: 1px solid ${color.border};
  cursor: pointer;
  transition: border-color 0.15s;

  &:hover {
    border-color: ${color.primary};
  }

  &:disabled {
    opacity: 0.6;
  }
`;

export const dangerButton = css`
  ${shape}
  color: #fff;
  background: ${color.error};
  border: 1px solid ${color.error};
  cursor: pointer;
  transition: background-color 0.15s;

  &:hover {
    background: ${color.errorHover};
  }

  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
`;

export const quietDangerButton = css`
  ${shape}
  color: ${color.error};
  background: transparent;
  border: 1px solid ${color.border};
  cursor: pointer;
  transition: border-color 0.15s;

  &:hover {
    border-color: ${color.error};
  }

  &:disabled {
    opacity: 0.6;
  }
`;

export const textButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space(8)};
  color: ${color.primary};
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
