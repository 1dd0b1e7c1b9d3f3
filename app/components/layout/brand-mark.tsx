import { css } from '@linaria/core';
import { brandName } from '#app/i18n/locale.ts';
import { color, space, tracking } from '#app/styles/tokens.ts';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(10)};
  font-size: 1.375rem;
  font-weight: 800;
  letter-spacing: ${tracking.title};

  & svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

export function BrandMark() {
  return (
    <span className={mark}>
      <svg
        width="28"
        height="28"
        viewBox="4 4 24 24"
        aria-hidden="true"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
      >
        <path d="M10 8v10" stroke="currentColor" />
        <path d="M17 22h6" stroke={color.accent} />
        <path d="m18 15 5-5" stroke="currentColor" />
      </svg>
      {brandName()}
    </span>
  );
}
