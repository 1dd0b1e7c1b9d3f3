import { css, cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';

/** A load within this time shows no bar (specification, section 9). */
const throttleMs = 200;
/** How long the finished bar stays visible. */
const endMs = 400;
const failedMs = 3_000;

const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  pointer-events: none;
`;

/** Eases out over 5000 ms and then waits near the end. */
const running = css`
  animation: loading-bar 5s cubic-bezier(0.1, 0.6, 0.3, 1) forwards;

  @keyframes loading-bar {
    from {
      transform: scaleX(0);
    }

    to {
      transform: scaleX(0.95);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transform: scaleX(0.5);
  }
`;

const done = css`
  opacity: 0;
  transition: opacity 0.3s 0.1s;
`;

const failed = css`
  background: ${color.error};
`;

type Phase = 'idle' | 'running' | 'done' | 'failed';

/** The bar's state, from the router's events: its state changes within React's transition, which shows too late. */
function useLoadingPhase(): Phase {
  const router = useRouter();
  const [phase, setPhase] = useState<Phase>('idle');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const after = (milliseconds: number, next: Phase) => {
      clearTimeout(timer);
      timer = setTimeout(() => setPhase(next), milliseconds);
    };
    const begin = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      // Hydration of the server's page is not a load.
      if (fromLocation) after(throttleMs, 'running');
    });
    const end = router.subscribe('onResolved', () => {
      const hasFailed = router.state.matches.some(({ status }) => status === 'error');
      setPhase((last) => (hasFailed ? 'failed' : last === 'running' ? 'done' : 'idle'));
      after(hasFailed ? failedMs : endMs, 'idle');
    });
    return () => {
      clearTimeout(timer);
      begin();
      end();
    };
  }, [router]);

  return phase;
}

/** A line at the top of the window while a page loads. It turns red for a moment after a failure. */
export function LoadingBar() {
  const phase = useLoadingPhase();
  if (phase === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={m.loading_page()}
      data-phase={phase}
      className={cx(
        bar,
        phase === 'running' && running,
        phase === 'done' && done,
        phase === 'failed' && failed,
      )}
    />
  );
}
