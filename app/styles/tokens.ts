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

export const fontFamily =
  "Pretendard, 'Pretendard Variable', -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Hiragino Sans', system-ui, sans-serif";
