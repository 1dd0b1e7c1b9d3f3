import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { noteFailure } from '#app/routing/failed-load.ts';
import { whenIdle } from '#app/routing/prefetch.ts';
import { tracking } from '#app/styles/tokens.ts';

const holder = css`
  position: relative;
  display: inline-block;
`;

const waiting = css`
  opacity: 0;
`;

const textBlock = css`
  font-size: 0.5em;
  letter-spacing: ${tracking.display};
`;

const counter = css`
  position: absolute;
  inset: 0 auto auto 0;
  white-space: nowrap;
`;

function Written({ value }: { value: string }) {
  return value.split(/(\s*\p{L}+)/u).map((part) =>
    /\p{L}/u.test(part) ? (
      <span key={part} className={textBlock}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/**
 * A figure that counts up once when it is scrolled into view. The final value is always in the page, for screen
 * readers and for the layout; the counter is drawn over it.
 */
export function FigureValue({ value }: { value: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState<string>();

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (element.getBoundingClientRect().top < innerHeight) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const load = () => import('./count-up.ts');
    const cancel = whenIdle(() => void load().catch(noteFailure));
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load().then(({ countUp }) => {
        if (!isLeft) stop = countUp(value, setStep);
      }, noteFailure);
    });
    observer.observe(element);
    return () => {
      isLeft = true;
      cancel();
      observer.disconnect();
      stop?.();
    };
  }, [value]);

  return (
    <span ref={ref} className={holder}>
      <span className={cx(step !== undefined && waiting)}>
        <Written value={value} />
      </span>
      {step === undefined ? null : (
        <span className={counter} aria-hidden="true">
          <Written value={step} />
        </span>
      )}
    </span>
  );
}
