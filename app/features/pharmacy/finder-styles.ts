import { css } from '@linaria/core';
import { color, from, navigationHeight, space } from '#app/styles/tokens.ts';

/** The list stands where the content of other pages begins; the map reaches to the edge of the window. */
export const finder = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.large} {
    grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr);
    gap: ${space(40)};
    padding-inline-start: max(${space(40)}, calc((100% - 75rem) / 2));
  }
`;

export const listPane = css`
  min-width: 0;
  padding: 0 ${space(20)} ${space(60)};

  ${from.medium} {
    padding-inline: ${space(40)};
  }

  ${from.large} {
    padding-inline: 0;
    padding-bottom: ${space(80)};
  }
`;

/** With the map below instead of the list. */
export const listPaneShort = css`
  padding-bottom: 0;

  ${from.large} {
    padding-bottom: ${space(80)};
  }
`;

/** On a narrow screen the map is there instead of the list. */
export const listPaneAway = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;

export const mapPane = css`
  display: none;
  height: min(80vh, 40rem);

  @media (scripting: none) {
    display: block;
  }

  ${from.large} {
    position: sticky;
    top: ${navigationHeight};
    display: block;
    height: calc(100vh - ${navigationHeight});
    border: solid ${color.hairline};
    border-width: 1px 0 1px 1px;
  }

  @media print {
    display: none;
  }
`;

export const mapPaneShown = css`
  display: block;
`;

/** The list of before, while the next is on its way. */
export const pending = css`
  opacity: 0.45;
  transition: opacity 0.15s 0.12s;
`;
