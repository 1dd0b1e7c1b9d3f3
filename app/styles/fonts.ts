import {
  fontWeights,
  hangulFile,
  hangulRange,
  latinBesideHanRange,
  latinFile,
  latinRange,
  standingFile,
  standingRange,
} from './fonts.gen.ts';

function face(family: string, file: string, range: string): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${fontWeights};
    font-display: swap;
    src: url(${file}) format('woff2');
    unicode-range: ${range};
  }`;
}

/** Fonts of the first paint. The fallbacks have Pretendard's metrics, so little moves on swap. */
export const fontFaces = `
  ${face('Pretendard', hangulFile, hangulRange)}
  ${face('Pretendard', standingFile, standingRange)}
  ${face('Pretendard', latinFile, latinRange)}
  ${face('Pretendard Latin', latinFile, latinBesideHanRange)}

  @font-face {
    font-family: 'Pretendard Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 100.2%;
    ascent-override: 95%;
    descent-override: 24.1%;
    line-gap-override: 0%;
    unicode-range: U+0-24F, U+2000-22FF;
  }

  @font-face {
    font-family: 'Pretendard Fallback Hangul';
    src: local('Noto Sans KR'), local('Noto Sans CJK KR');
    size-adjust: 93.9%;
    ascent-override: 101.4%;
    descent-override: 25.7%;
    line-gap-override: 0%;
    unicode-range: U+AC00-D7A3;
  }
`;
