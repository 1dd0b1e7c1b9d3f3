const motion: KeyframeAnimationOptions = {
  duration: 600,
  easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
  fill: 'backwards',
};

const keyframes = [{ opacity: 0, transform: 'translateY(16px)' }, {}];

/** Pixels below the window within which an element is hidden to arrive. Elements further down stay visible. */
const nearness = 100;

function whenWithin(element: Element, margin: number, run: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `0px 0px ${margin}px 0px` },
  );
  observer.observe(element);
  return observer;
}

/** Hides the element only just before, so print, full-page screenshots and jumps show everything. */
export function arrival(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const isInView = () => element.getBoundingClientRect().top < innerHeight;
  if (isInView()) return undefined;
  let animation: Animation | undefined;
  let entering: IntersectionObserver | undefined;
  const nearing = whenWithin(element, nearness, () => {
    if (isInView()) return;
    animation = element.animate(keyframes, motion);
    animation.pause();
    entering = whenWithin(element, 0, () => animation?.play());
  });
  // Hidden elements would be missing in print.
  const finish = () => animation?.finish();
  addEventListener('beforeprint', finish);
  return () => {
    nearing.disconnect();
    entering?.disconnect();
    removeEventListener('beforeprint', finish);
    animation?.cancel();
  };
}
