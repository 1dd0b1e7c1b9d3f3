import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const counts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(32)};

  & div {
    display: flex;
    align-items: baseline;
    gap: ${space(8)};
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    font-size: 1.25rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

export const changes = css`
  display: grid;
  gap: ${space(4)};
  font-size: 0.875rem;

  & span {
    color: ${color.muted};
  }

  & del {
    color: ${color.muted};
  }

  & ins {
    font-weight: 600;
    text-decoration: none;
  }
`;
