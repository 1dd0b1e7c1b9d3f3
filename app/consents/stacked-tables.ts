import { hiddenText } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';

const stacked = `
  & thead {
    ${hiddenText}
  }

  & tr {
    display: block;
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};
  }

  & td {
    display: flow-root;
    min-width: 0;
    padding: ${space(4)} 0 ${space(4)} 6.5rem;
    border: 0;
  }

  & td:first-child {
    padding-inline-start: 0;
    font-weight: 600;
  }

  & td + td::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    float: inline-start;
    width: 5.75rem;
    margin-inline-start: -6.5rem;
    color: ${color.muted};
  }
`;

/** In a box that is too narrow for a table, each row is a block, and each cell has its column's heading beside it. */
export const stackedTables = `
  & [data-wide] {
    position: relative;
    container-type: inline-size;
  }

  @container (max-width: 36rem) {
    & table:has(th:nth-child(4)) {
      display: block;
      ${stacked}
    }
  }

  @container (max-width: 18.5rem) {
    & table:has(th:nth-child(3)) {
      display: block;
      ${stacked}
    }
  }
`;
