import { css } from '@linaria/core';
import { brandName } from '#app/i18n/locale.ts';
import { color, space, tracking } from '#app/styles/tokens.ts';
import { brandRods } from './brand-rods.ts';

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
        viewBox={brandRods.box}
        aria-hidden="true"
        fill="none"
        strokeWidth={brandRods.width}
        strokeLinecap="round"
      >
        <path d={brandRods.long} stroke="currentColor" />
        <path d={brandRods.short} stroke={color.accent} />
      </svg>
      {brandName()}
    </span>
  );
}
