import { css } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(10)} ${space(16)} ${space(10)} 0;
    text-align: start;
    vertical-align: baseline;
    border-bottom: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
  }

  & thead th {
    color: ${color.muted};
    font-size: 0.8125rem;
    font-weight: 600;
    border-bottom-color: ${color.text};
    white-space: nowrap;
  }

  & tbody th {
    font-weight: 500;
  }

  & tbody tr:hover {
    background: ${color.surface};
  }
`;

export const narrowHidden = css`
  display: none;

  ${from.medium} {
    display: table-cell;
  }
`;

/** The whole first cell is the target. */
export const rowLink = css`
  display: block;
  min-height: 24px;
  color: ${color.text};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const selectBox = css`
  width: 2.75rem;

  & input {
    width: 20px;
    height: 20px;
    accent-color: ${color.primary};
    vertical-align: middle;
    cursor: pointer;
  }
`;

export const current = css`
  background: ${color.surface};
  box-shadow: inset 3px 0 0 ${color.accent};
`;

export const unread = css`
  & th[scope='row'] {
    font-weight: 700;
  }
`;
