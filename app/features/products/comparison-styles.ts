import { css } from '@linaria/core';
import { hiddenText } from '#app/styles/globals.ts';
import { color, scrollShade, space, tracking, type } from '#app/styles/tokens.ts';

/** Scrolls sideways in windows that are narrower than its columns, with a sticky code column and a shade at the end. */
export const frame = css`
  overflow-x: auto;
  ${scrollShade(color.paper)}
  border-top: 1px solid ${color.text};

  @media print {
    overflow: visible;
  }
`;

/** The data sheets below have it too. */
export const originCell = css`
  font-style: normal;
`;

export const table = css`
  width: 100%;
  min-width: 60rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;

  & tr {
    border-bottom: 1px solid ${color.hairline};
  }

  & th,
  & td {
    padding: ${space(8)} ${space(20)} ${space(8)} 0;
    text-align: start;
    vertical-align: middle;
  }

  & thead th {
    ${type.note}
    padding-block: ${space(12)};
    color: ${color.muted};
    font-weight: 400;
  }

  & tbody th,
  & thead th:first-child {
    position: sticky;
    left: 0;
    background: ${color.paper};
    white-space: nowrap;
  }

  @media (hover: hover) and (min-width: 768px) {
    & tbody tr:hover > * {
      background: ${color.surface};
    }
  }

  /* Tablets have no room for the organism, which the data sheets name. */
  @media screen and (min-width: 768px) and (max-width: 991px) {
    min-width: 0;

    & thead th:nth-child(5),
    & tbody td.${originCell} {
      display: none;
    }
  }

  /* Two lines a row on phones: code and count, then method, form and use. */
  @media screen and (max-width: 767px) {
    display: block;
    min-width: 0;

    & thead {
      ${hiddenText}
    }

    & tbody,
    & tbody th,
    & tbody td {
      display: block;
    }

    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding-block: ${space(8)} ${space(12)};
    }

    & tbody th,
    & tbody td {
      position: static;
      padding: 0;
    }

    & tbody th {
      flex: 0 0 8rem;
    }

    & tbody th + td {
      flex: 1 0 calc(100% - 8rem);
    }

    & tbody th + td ~ td {
      ${type.note}
      color: ${color.muted};
    }

    & tbody th + td ~ td:not(:last-child)::after {
      content: '·';
      margin-inline: ${space(6)};
    }

    & tbody td.${originCell} {
      display: none;
    }
  }

  @media print {
    min-width: 0;
    font-size: 8pt;

    & th,
    & td {
      padding-block: ${space(4)};
      padding-inline-end: ${space(10)};
    }
  }
`;

export const codeLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  min-width: 44px;
  vertical-align: middle;
  color: ${color.primary};
  font-weight: 700;
  letter-spacing: ${tracking.heading};

  @media print {
    min-height: 0;
  }
`;

export const countLink = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: 0 ${space(4)};
  min-height: 44px;
  text-decoration: none;

  & strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  &:hover strong {
    color: ${color.primary};
  }

  @media print {
    min-height: 0;
  }
`;

export const count = css`
  min-width: 11rem;

  & strong {
    font-size: 1.0625rem;
    letter-spacing: ${tracking.heading};
    white-space: nowrap;
  }

  & span {
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  @media print {
    min-width: 0;

    & strong {
      font-size: 9pt;
    }
  }
`;
