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
        viewBox="3 3 34 34"
        aria-hidden="true"
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
      >
        <path d="M9 31l9-9" stroke="currentColor" />
        <path d="M27 13l4-4" stroke={color.accent} />
      </svg>
      {brandName()}
    </span>
  );
}
