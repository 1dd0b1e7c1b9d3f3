import { css } from '@linaria/core';
import { besideContent, color, from, inquiryBarHeight, navigationHeight, space } from '#app/styles/tokens.ts';

/** The map reaches the window's edge where no round link lies beside the content. */
export const finder = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.large} {
    grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr);
    gap: ${space(40)};
    padding-inline-start: max(${space(40)}, calc((100% - 75rem) / 2));
  }

  ${besideContent} {
    padding-inline-end: calc((100% - 75rem) / 2);
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

export const listPaneShort = css`
  padding-bottom: 0;

  ${from.large} {
    padding-bottom: ${space(80)};
  }
`;

/** Narrow screens show either map or list. */
export const listPaneHidden = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;

export const mapPane = css`
  display: none;
  height: min(80vh, 40rem, calc(100vh - ${navigationHeight} - ${inquiryBarHeight}));

  @media (scripting: none) {
    display: block;
  }

  ${from.large} {
    position: sticky;
    top: ${navigationHeight};
    display: block;
    height: calc(100vh - ${navigationHeight} - ${inquiryBarHeight});
    border: solid ${color.hairline};
    border-width: 1px 0 1px 1px;
  }

  ${besideContent} {
    height: calc(100vh - ${navigationHeight});
    border-width: 1px;
  }

  @media print {
    display: none;
  }
`;

export const mapPaneShown = css`
  display: block;
`;

/** The previous list while the next one loads. */
export const pending = css`
  opacity: 0.45;
  transition: opacity 0.15s 0.12s;
`;
