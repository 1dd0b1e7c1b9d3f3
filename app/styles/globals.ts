import { css } from '@linaria/core';
import { fontFaces } from './fonts.ts';
import { color, fontFamilies, from, space, tracking, trackingProperties } from './tokens.ts';

export const globals = css`
  :global() {
    ${fontFaces}

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    html {
      color: ${color.text};
      background: ${color.paper};
      font-family: ${fontFamilies.ko};
      font-size: 100%;
      line-height: 1.65;
      word-break: keep-all;
      -webkit-text-size-adjust: 100%;
      scroll-padding-block: ${space(100)} ${space(60)};
    }

    body {
      margin: 0;
      min-height: 100vh;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }

    [lang|='ko'],
    [lang|='en'] {
      font-family: ${fontFamilies.ko};
      word-break: keep-all;
    }

    [lang|='ko'] {
      ${trackingProperties.hangul}
    }

    [lang|='en'] {
      ${trackingProperties.latin}
    }

    [lang|='zh'],
    [lang|='ja'] {
      ${trackingProperties.han}
    }

    [lang='zh-CN'] {
      font-family: ${fontFamilies.zhCN};
      word-break: normal;
    }

    [lang='zh-TW'] {
      font-family: ${fontFamilies.zhTW};
      word-break: normal;
    }

    [lang|='ja'] {
      font-family: ${fontFamilies.ja};
      word-break: normal;
    }

    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    fieldset {
      margin: 0;
      padding: 0;
      border: 0;
    }

    ul,
    ol {
      list-style: none;
    }

    h1,
    h2,
    h3 {
      font-weight: 700;
      letter-spacing: ${tracking.heading};
      line-height: 1.25;
      text-wrap: balance;
    }

    [lang|='ja'] :is(h1, h2, h3) {
      word-break: auto-phrase;
    }

    [data-joined] {
      white-space: nowrap;
    }

    a {
      color: inherit;
      text-underline-offset: 0.2em;
    }

    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
    }

    :focus-visible {
      outline: 3px solid ${color.accent};
      outline-offset: 2px;
    }

    [hidden] {
      display: none !important;
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        transition-duration: 0.01ms !important;
        animation-duration: 0.01ms !important;
      }
    }
  }
`;

export const container = css`
  width: 100%;
  max-width: ${1280 / 16}rem;
  margin-inline: auto;
  padding-inline: ${space(20)};

  ${from.medium} {
    padding-inline: ${space(40)};
  }
`;

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  ${from.large} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

export const hiddenText = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  ${hiddenText}
`;
