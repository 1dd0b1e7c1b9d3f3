import { css, cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';

/** Hidden without scripts: the browser's reload does the same. */
const withScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

export function RetryButton({ onRetry }: { onRetry?: () => Promise<unknown> }) {
  const router = useRouter();
  return (
    <button
      type="button"
      className={cx(quietButton, withScript)}
      onClick={() => void (onRetry ? onRetry() : router.invalidate())}
    >
      {m.error_retry()}
    </button>
  );
}
