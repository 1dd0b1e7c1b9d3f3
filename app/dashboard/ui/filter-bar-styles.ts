import { css } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  align-items: end;
  margin-bottom: ${space(20)};

  & button {
    padding-inline: ${space(16)};

    ${from.small} {
      padding-inline: ${space(24)};
    }
  }
`;

export const field = css`
  display: grid;
  flex: 1 1 100%;
  gap: ${space(4)};
  min-width: 0;

  & label {
    color: ${color.muted};
    font-size: 0.8125rem;
    font-weight: 600;
  }

  ${from.small} {
    flex: 0 1 10.5rem;
  }
`;

export const wide = css`
  flex: 1 1 10rem;

  ${from.small} {
    flex: 1 1 18rem;
    max-width: 28rem;
  }
`;

/** On narrow screens a button opens all filters but the search. */
export const more = css`
  display: contents;

  @media (scripting: enabled) {
    &[data-open='false'] {
      display: none;
    }
  }

  ${from.small} {
    &,
    &[data-open='false'] {
      display: contents;
    }
  }
`;

export const moreButton = css`
  display: none;

  @media (scripting: enabled) {
    display: inline-flex;
  }

  ${from.small} {
    display: none;
  }
`;
