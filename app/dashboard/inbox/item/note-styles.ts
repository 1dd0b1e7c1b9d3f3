import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const newsBox = css`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  margin-bottom: ${space(16)};
  padding: ${space(12)} ${space(16)};
  background: #e3ece6;
  border-inline-start: 4px solid ${color.primary};
`;

export const newsAlert = css`
  && {
    background: #fbe4e1;
    border-color: ${color.error};
  }
`;

export const noteForm = css`
  display: grid;
  gap: ${space(8)};

  & label {
    font-weight: 600;
  }

  & textarea {
    min-height: 6rem;
  }
`;

export const noteBox = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(12)} ${space(16)};
  background: #fbf5e3;
  border-inline-start: 4px solid ${color.warning};

  & > span {
    color: ${color.muted};
    font-size: 0.875rem;
  }
`;

export const noteRows = css`
  display: grid;
  gap: ${space(12)};
`;

export const maskedBox = css`
  padding: ${space(12)} ${space(16)};
  background: ${color.surface};
  border-inline-start: 4px solid ${color.border};
`;
