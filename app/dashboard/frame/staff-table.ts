import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const dataTable = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(8)} ${space(16)} ${space(8)} 0;
    text-align: start;
    vertical-align: baseline;
    border-bottom: 1px solid ${color.hairline};
  }

  & thead th {
    color: ${color.muted};
    font-size: 0.8125rem;
    font-weight: 600;
    border-bottom-color: ${color.text};
  }

  & tbody th {
    font-weight: 600;
  }
`;
