import { css } from '@linaria/core';
import { textButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  align-items: center;
  margin-bottom: ${space(16)};
  padding: ${space(8)} ${space(12)};
  border-left: 4px solid ${color.warning};
  background: ${color.surface};
  ${type.note}
`;

export function OutdatedNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={note}>
      <p>{m.pharmacy_outdated()}</p>
      <button type="button" className={textButton} onClick={onRetry}>
        {m.error_retry()}
      </button>
    </div>
  );
}
