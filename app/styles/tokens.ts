/* Design tokens of the specification (section 9). linaria inlines them: none reach the browser as script. */

const spacingSteps = [
  0, 4, 6, 8, 10, 12, 16, 20, 24, 28, 30, 32, 36, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 240, 400,
] as const;

type SpacingStep = (typeof spacingSteps)[number];

export function space(step: SpacingStep): string {
  return `${step / 16}rem`;
}

/** The same step as a negative length. */
export function negativeSpace(step: SpacingStep): string {
  return `-${space(step)}`;
}

export const color = {
  /** Carries white text at a contrast above 7. */
  primary: '#0c4a37',
  primaryHover: '#093728',
  /** Focus and accents. Never text on paper. */
  accent: '#17a673',
  /** Text on dark sections, at a contrast above 7. */
  accentOnDark: '#3fd39b',
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
  errorHover: '#8f1e18',
  warning: '#8a5a00',
} as const;

export const from = {
  small: '@media (min-width: 576px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 992px)',
  extraLarge: '@media (min-width: 1200px)',
} as const;

/** Letter spacing by script: globals.ts sets the properties for each language. */
export const tracking = {
  display: 'var(--tracking-display)',
  title: 'var(--tracking-title)',
  heading: 'var(--tracking-heading)',
  text: '0',
  label: 'var(--tracking-label)',
  /** Digits alone look alike in each language. */
  digits: '-0.03em',
  code: '0.12em',
} as const;

export const trackingProperties = {
  hangul: `
    --tracking-display: -0.015em;
    --tracking-title: -0.012em;
    --tracking-heading: -0.008em;
    --tracking-label: 0;
  `,
  latin: `
    --tracking-display: -0.035em;
    --tracking-title: -0.025em;
    --tracking-heading: -0.012em;
    --tracking-label: 0.02em;
  `,
  han: `
    --tracking-display: 0;
    --tracking-title: 0;
    --tracking-heading: 0;
    --tracking-label: 0;
  `,
} as const;

export const type = {
  display: `
    font-size: clamp(2.75rem, 1.2rem + 5.6vw, 5.5rem);
    font-weight: 800;
    letter-spacing: ${tracking.display};
    line-height: 1.1;
  `,
  page: `
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);
    font-weight: 800;
    letter-spacing: ${tracking.display};
    line-height: 1.16;
  `,
  title: `
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
    font-weight: 700;
    letter-spacing: ${tracking.title};
    line-height: 1.25;
  `,
  heading: `
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: ${tracking.heading};
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
  figure: `
    font-size: clamp(3rem, 2rem + 3.6vw, 5rem);
    font-weight: 800;
    letter-spacing: ${tracking.display};
    line-height: 1;
    font-variant-numeric: proportional-nums;
  `,
} as const;

export const scrollShade = (ground: string) => `
  background:
    linear-gradient(to left, ${ground} 50%, transparent) right / 56px 100% no-repeat local,
    linear-gradient(to left, rgb(13 26 21 / 16%), transparent) right / 28px 100% no-repeat scroll;
`;

/** A row that scrolls sideways fades at the end where more follows. */
export const scrollFade = `
  scroll-padding-inline: 3rem;

  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)),
      transparent
    );
    animation: row-fade linear both;
    animation-timeline: scroll(self x);
  }

  @keyframes row-fade {
    from {
      --fade-end: 3rem;
    }

    2%,
    98% {
      --fade-start: 3rem;
      --fade-end: 3rem;
    }

    to {
      --fade-start: 3rem;
    }
  }
`;

export const navigationHeight = space(80);

/** Windows with room beside the content for the round link to the inquiry. */
export const besideContent = '@media (min-width: 1400px)';

export const inquiryBarHeight = space(50);

/** Height of the line above the navigation that leads to the English page. */
export const englishLine = space(40);

export const overlayWidth = {
  toast: '350px',
  modalSmall: '300px',
  modal: '500px',
  modalLarge: '800px',
  modalExtraLarge: '1140px',
  tooltip: '200px',
  popover: '276px',
} as const;

export const pageTransition = '0.25s';

const latin = "'Pretendard Latin'";
const fallback = "'Pretendard Fallback'";

/** Han glyphs differ by language, so Chinese and Japanese use system fonts, with Pretendard for Latin. */
export const fontFamilies = {
  ko: `Pretendard, 'Noto Sans', ${fallback}, 'Pretendard Fallback Hangul', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', system-ui, sans-serif`,
  zhCN: `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', ${fallback}, sans-serif`,
  zhTW: `${latin}, 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC', ${fallback}, sans-serif`,
  ja: `${latin}, 'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', ${fallback}, sans-serif`,
} as const;
