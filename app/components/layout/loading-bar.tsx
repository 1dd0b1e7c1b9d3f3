import { css, cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';

/** A page that comes within this time shows no bar (specification, section 9). */
const throttleMs = 200;
/** How long the end of a load stays to be seen. */
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

/** Runs for 5000 ms, ever slower; what takes longer waits near the end. */
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

/**
 * What the bar shows of the router's loads. By its events and timers, not by its state: that changes within the
 * transition to the new page, which React shows only when it is there.
 */
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
      // What the server has sent was no load of this document.
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

/** A line at the top of the window while a page loads; red for a moment when it could not be loaded. */
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
