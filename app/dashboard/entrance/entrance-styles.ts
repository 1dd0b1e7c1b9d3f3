import { css } from '@linaria/core';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';

export const problemText = css`
  margin-top: ${space(8)};
  color: ${color.error};
  font-weight: 600;
`;

/** A part of a page between hairlines. */
export const part = css`
  display: grid;
  gap: ${space(16)};
  padding-block: ${space(24)};
  border-top: 1px solid ${color.hairline};

  & h2 {
    font-size: 1.0625rem;
  }
`;

export const note = css`
  ${type.note}
  color: ${color.muted};
`;

export const code = css`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 1rem;
  letter-spacing: ${tracking.label};
  overflow-wrap: anywhere;
`;

export const besideQr = css`
  display: grid;
  gap: ${space(20)};
  align-items: start;

  ${from.small} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;
