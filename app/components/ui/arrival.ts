const motion: KeyframeAnimationOptions = {
  duration: 600,
  easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
  fill: 'backwards',
};

const keyframes = [{ opacity: 0, transform: 'translateY(16px)' }, {}];

/**
 * A ref for what arrives once, by 16 px and opacity, when it is scrolled into view. What is in view from the start
 * stays as it is; without script or with reduced motion, everything does.
 */
export function arrival(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (element.getBoundingClientRect().top < innerHeight) return undefined;
  const animation = element.animate(keyframes, motion);
  animation.pause();
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    animation.play();
  });
  observer.observe(element);
  // What has not arrived yet would be missing on paper.
  const finish = () => animation.finish();
  addEventListener('beforeprint', finish);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', finish);
    animation.cancel();
  };
}
