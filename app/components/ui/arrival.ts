const motion: KeyframeAnimationOptions = {
  duration: 600,
  easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
  fill: 'backwards',
};

const keyframes = [{ opacity: 0, transform: 'translateY(16px)' }, {}];

/** How far below the window, in pixels, something gets ready to arrive. What is further down is simply there. */
const nearness = 100;

/** Tells once that an element has come within `margin` pixels below the window. */
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

/**
 * A ref for what arrives once, by 16 px and opacity, when it is scrolled into view. It is taken away only just before,
 * out of sight: on paper, in a picture of the whole page and for whoever jumps down, everything is there. What is in
 * view from the start stays as it is; without script or with reduced motion, everything does.
 */
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
  // What has not arrived yet would be missing on paper.
  const finish = () => animation?.finish();
  addEventListener('beforeprint', finish);
  return () => {
    nearing.disconnect();
    entering?.disconnect();
    removeEventListener('beforeprint', finish);
    animation?.cancel();
  };
}
