import { css } from '@linaria/core';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';

export const block = css`
  padding-bottom: ${space(60)};
  border-top: 1px solid ${color.text};

  ${from.large} {
    padding-bottom: ${space(120)};
  }

  @media print {
    break-inside: avoid;
  }
`;

export const numeral = css`
  padding-block: ${space(20)} ${space(4)};
  font-size: clamp(3.5rem, 2rem + 6.4vw, 8rem);
  font-weight: 800;
  letter-spacing: ${tracking.digits};
  line-height: 1;
  font-variant-numeric: proportional-nums;

  ${from.large} {
    position: sticky;
    top: ${space(80)};
    grid-column: span 5;
    align-self: start;
    padding-block: ${space(32)};
  }
`;

export const list = css`
  ${from.large} {
    grid-column: 6 / -1;
  }
`;

/** Years and goals share the column of their dates. */
export const dateColumns = '7rem minmax(0, 1fr)';

export const row = css`
  display: grid;
  grid-template-columns: ${space(60)} minmax(0, 1fr);
  gap: ${space(12)};
  align-items: baseline;
  padding-block: ${space(20)};

  ${from.medium} {
    grid-template-columns: ${dateColumns};
    gap: ${space(24)};
  }

  ${from.large} {
    padding-block: ${space(24)};
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  & time {
    ${type.note}
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  & p {
    max-width: 34em;
    text-wrap: pretty;
  }
`;

export const milestone = css`
  ${from.large} {
    padding-block: ${space(36)};
  }

  & p {
    max-width: 24em;
    font-size: clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem);
    font-weight: 700;
    letter-spacing: ${tracking.title};
    line-height: 1.35;
    text-wrap: balance;
  }

  & time {
    color: ${color.primary};
    font-weight: 700;
  }
`;
