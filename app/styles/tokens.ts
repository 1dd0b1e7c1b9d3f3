/*
 * Design tokens: the spacing scale, breakpoints, colours and widths of the specification (section 9) as values that
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

/** The same step outwards, for what stands out of its column. */
export function negativeSpace(step: SpacingStep): string {
  return `-${space(step)}`;
}

export const color = {
  /** Deep green: carries white text at a contrast above 7. */
  primary: '#0c4a37',
  primaryHover: '#093728',
  /** Lively green, for focus and accents; never carries text on paper. */
  accent: '#17a673',
  /** The lively green on dark sections, where it carries text at a contrast above 7. */
  accentOnDark: '#3fd39b',
  /** Near-black green for dark sections. */
  dark: '#0d1a15',
  darkRaised: '#16261f',
  darkText: '#dfe8e2',
  darkMuted: '#a3b3aa',
  darkHairline: '#33443b',
  paper: '#f8f7f2',
  surface: '#ffffff',
  text: '#17211c',
  muted: '#57625c',
  border: '#8a938d',
  hairline: '#dcddd4',
  error: '#b3261e',
  warning: '#8a5a00',
} as const;

/** Widths from which a layout applies. */
export const from = {
  small: '@media (min-width: 576px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 992px)',
  extraLarge: '@media (min-width: 1200px)',
} as const;

/** Styles of text: few sizes with real jumps. */
export const type = {
  /** The one line that leads a screenful of the homepage. */
  display: `
    font-size: clamp(2.75rem, 1.2rem + 5.6vw, 5.5rem);
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1.1;
  `,
  /** The heading of a page. */
  page: `
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);
    font-weight: 800;
    letter-spacing: -0.035em;
    line-height: 1.16;
  `,
  /** The heading of a section. */
  title: `
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.25;
  `,
  /** The heading of an item. */
  heading: `
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.4;
  `,
  lead: `
    font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.25rem);
    line-height: 1.65;
  `,
  note: `
    font-size: 0.875rem;
    line-height: 1.55;
  `,
  /** A number that stands for itself, with unit and source beside it. */
  figure: `
    font-size: clamp(3rem, 2rem + 3.6vw, 5rem);
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1;
    font-variant-numeric: proportional-nums;
  `,
} as const;

/** Of what scrolls sideways on a ground of that colour: a shade at its end, as long as there is more. */
export const scrollShade = (ground: string) => `
  background:
    linear-gradient(to left, ${ground} 50%, transparent) right / 56px 100% no-repeat local,
    linear-gradient(to left, rgb(13 26 21 / 16%), transparent) right / 28px 100% no-repeat scroll;
`;

/** Height of the top navigation, and with it the padding above the content. */
export const navigationHeight = space(80);

/** Widths of what opens above a page. */
export const overlayWidth = {
  toast: '350px',
  modalSmall: '300px',
  modal: '500px',
  modalLarge: '800px',
  modalExtraLarge: '1140px',
  tooltip: '200px',
  popover: '276px',
} as const;

/** How long a page takes to arrive. */
export const pageTransition = '0.25s';

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
