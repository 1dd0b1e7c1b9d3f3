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

/** All values of a new item, side by side. */
export const added = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  font-size: 0.875rem;

  & span {
    color: ${color.muted};
  }

  & ins {
    text-decoration: none;
  }
`;

export const warned = css`
  margin-bottom: ${space(4)};
  color: ${color.error};
  font-size: 0.875rem;
  font-weight: 600;
`;
