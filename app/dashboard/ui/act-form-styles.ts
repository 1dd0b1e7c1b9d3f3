import { css } from '@linaria/core';
import { space } from '#app/styles/tokens.ts';

/** A form of one column within a page. */
export const actForm = css`
  display: grid;
  gap: ${space(20)};
  justify-items: start;
  max-width: 36rem;

  & > div {
    width: 100%;
  }

  & textarea {
    min-height: 7rem;
  }
`;

/** A value with a button beside it. */
export const valueLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  align-items: baseline;
`;
