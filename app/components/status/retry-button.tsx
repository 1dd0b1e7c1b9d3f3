import { css, cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';

/** Without scripts the browser's own reload does the same. */
const withScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Loads the failed page again. */
export function RetryButton() {
  const router = useRouter();
  return (
    <button type="button" className={cx(quietButton, withScript)} onClick={() => void router.invalidate()}>
      {m.error_retry()}
    </button>
  );
}
