import { css } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

/** A row is a block of labelled values there. */
const narrow = '@media not all and (min-width: 768px)';

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

  & th:last-child,
  & td:last-child {
    padding-inline-end: 0;
  }

  & td button {
    min-height: 36px;
  }

  ${narrow} {
    &,
    & thead,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }

    & thead,
    & tbody th {
      display: flow-root;
    }

    & thead {
      border-bottom: 1px solid ${color.text};
    }

    & thead th:not(:has(input)) {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & tbody tr {
      padding-block: ${space(12)};
      border-bottom: 1px solid ${color.hairline};
    }

    & tbody th,
    & tbody td {
      padding: ${space(4)} 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    & tbody th {
      font-weight: 600;
    }

    & td[data-label] {
      position: relative;
      clear: both;
      min-height: 24px;
      padding-inline-start: 7rem;
    }

    & td[data-label]::before {
      position: absolute;
      left: 0;
      max-width: 6.5rem;
      color: ${color.muted};
      font-size: 0.8125rem;
      content: attr(data-label);
    }

    & td:empty {
      display: none;
    }
  }
`;

/** Columns of the same width in each table, so that tables below each other line up. */
export const fixed = css`
  ${from.medium} {
    table-layout: fixed;
  }
`;

/** Only as wide as its longest value. */
export const fit = css`
  ${from.medium} {
    width: 1%;
    white-space: nowrap;
  }
`;

export const words = css`
  ${from.medium} {
    &:is(th, td) {
      overflow-wrap: break-word;
    }
  }
`;

/** Digits below each other. */
export const numeric = css`
  ${from.medium} {
    &:is(th, td) {
      padding-inline-end: ${space(32)};
      text-align: end;
      white-space: nowrap;
    }

    &:is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`;

export const narrowHidden = css`
  ${narrow} {
    &:is(th, td) {
      display: none;
    }
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

  ${narrow} {
    float: inline-start;
  }

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
