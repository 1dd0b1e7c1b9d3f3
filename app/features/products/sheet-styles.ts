import { css } from '@linaria/core';
import { color, from, space, type } from '#app/styles/tokens.ts';

/** A part of the sheet: its heading in the left quarter, below a rule of ink. */
export const part = css`
  padding-block: ${space(20)} ${space(60)};
  border-top: 1px solid ${color.text};

  & > h2 {
    ${type.heading}
  }

  ${from.large} {
    padding-block: ${space(24)} ${space(80)};

    & > h2 {
      grid-column: span 3;
    }

    & > h2 ~ * {
      grid-column: 4 / -1;
    }
  }

  @media print {
    display: block;
    padding-block: 2.5mm 5mm;
    break-inside: avoid;

    & > h2 {
      padding-bottom: 2mm;
      font-size: 11pt;
    }

    & figcaption {
      padding-top: 1.5mm;
      font-size: 8pt;
    }
  }
`;

export const note = css`
  max-width: 44em;
  ${type.note}
  color: ${color.muted};

  @media print {
    font-size: 8pt;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: 0.875rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  word-break: keep-all;
  overflow-wrap: normal;

  & tr {
    border-bottom: 1px solid ${color.hairline};
  }

  & th,
  & td {
    padding: ${space(6)} 0 ${space(6)} ${space(12)};
    text-align: end;
    font-weight: 400;
    vertical-align: baseline;
  }

  & thead th {
    color: ${color.muted};
    font-size: 0.8125rem;
    vertical-align: bottom;
  }

  & tr > :is([scope='rowgroup'], [scope='row'], thead th:first-child) {
    padding-inline-start: 0;
    text-align: start;
  }

  & td strong {
    font-weight: 700;
  }

  @media print {
    font-size: 8pt;

    & th,
    & td {
      padding-block: 0.6mm;
    }

    & thead th {
      font-size: 7.5pt;
    }
  }
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;

  @media print {
    display: none;
  }
`;

export const notPrinted = css`
  @media print {
    display: none;
  }
`;
