import { css } from '@linaria/core';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(12)};
  align-items: baseline;

  & strong {
    ${type.figure}
    color: ${color.primary};
  }

  & span {
    color: ${color.muted};
  }
`;

export function PointBalance({ balance }: { balance: number }) {
  return (
    <p className={line}>
      <strong>{formatNumber(balance)}</strong> <span>{m.points_available()}</span>
    </p>
  );
}
