import { css } from '@linaria/core';
import { color, space, type } from '#app/styles/tokens.ts';

export const dataTable = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-bottom: ${space(12)};
    ${type.heading}
    text-align: start;
  }

  & tr {
    border-bottom: 1px solid ${color.hairline};
  }

  & th,
  & td {
    padding: ${space(12)} ${space(16)} ${space(12)} 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  & th {
    color: ${color.muted};
    font-weight: 400;
  }

  & thead th {
    ${type.note}
  }

  @media (max-width: 479px) {
    font-size: 0.9375rem;

    & th,
    & td {
      padding-inline-end: ${space(12)};
    }
  }
`;
