import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** A part of a page below a hairline, with its own heading. */
export const part = css`
  display: grid;
  gap: ${space(16)};
  align-content: start;
  padding-block: ${space(24)} ${space(32)};
  border-top: 1px solid ${color.text};

  & h2 {
    font-size: 1.0625rem;
    font-weight: 700;
  }

  & > p {
    max-width: 40rem;
    color: ${color.muted};
  }
`;

/** A form of one column. */
export const narrowForm = css`
  display: grid;
  gap: ${space(20)};
  max-width: 32rem;
`;

/** Small text that explains. */
export const remark = css`
  max-width: 40rem;
  color: ${color.muted};
  font-size: 0.875rem;
`;
