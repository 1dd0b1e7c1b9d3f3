import { css, cx } from '@linaria/core';
import { formatChange } from '#app/i18n/locale.ts';
import { color } from '#app/styles/tokens.ts';

const amount = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const savedClass = css`
  color: ${color.primary};
`;

/** The signed change of an entry, such as +1,290 or −3,000. */
export function PointAmount({ saved, used }: { saved: number; used: number }) {
  const change = saved - used;
  return <strong className={cx(amount, change > 0 && savedClass)}>{formatChange(change)}</strong>;
}
