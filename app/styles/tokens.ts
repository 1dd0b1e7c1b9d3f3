/*
 * Design tokens: the spacing scale, breakpoints and colours of the specification (section 9) as values that
 * linaria writes into the style sheet. Nothing of this file reaches the browser as script.
 */

/** Spacing steps in pixels. */
const spacingSteps = [
  0, 4, 6, 8, 10, 12, 16, 20, 24, 28, 30, 32, 36, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 240, 400,
] as const;

type SpacingStep = (typeof spacingSteps)[number];

/** A step of the spacing scale as a length. */
export function space(step: SpacingStep): string {
  return `${step / 16}rem`;
}

export const color = {
  /** Deep green: carries white text at a contrast above 7. */
  primary: '#0c4a37',
  primaryHover: '#093728',
  /** Lively green, for focus and accents; never carries text on paper. */
  accent: '#17a673',
  /** Near-black green for dark sections. */
  dark: '#0d1a15',
  darkText: '#dfe8e2',
  paper: '#f8f7f2',
  surface: '#ffffff',
  text: '#17211c',
  muted: '#57625c',
  border: '#8a938d',
  hairline: '#dcddd4',
  error: '#b3261e',
} as const;

/** Widths from which a layout applies. */
export const from = {
  small: '@media (min-width: 576px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 992px)',
  extraLarge: '@media (min-width: 1200px)',
} as const;

const latin = "'Pretendard Latin'";
const fallback = "'Pretendard Fallback'";

/**
 * Font stacks by language. Han has different shapes in each, so Chinese and Japanese use the reader's system
 * fonts, with Pretendard for Latin and figures alone.
 */
export const fontFamilies = {
  /** Korean and English. */
  ko: `Pretendard, 'Noto Sans', ${fallback}, 'Pretendard Fallback Hangul', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', system-ui, sans-serif`,
  zhCN: `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', ${fallback}, sans-serif`,
  zhTW: `${latin}, 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC', ${fallback}, sans-serif`,
  ja: `${latin}, 'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', ${fallback}, sans-serif`,
} as const;
