import type { AnyRouter } from '@tanstack/react-router';

const idleTimeoutMs = 2_000;

type NetworkInformation = { connection?: { saveData?: boolean; effectiveType?: string } };

export function mayPrefetch(): boolean {
  const { onLine, connection }: Navigator & NetworkInformation = navigator;
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return onLine && !saveData && !/(^|-)2g$/.test(effectiveType);
}

export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, idleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

export function afterPage(run: () => void): () => void {
  if (mayPrefetch()) return whenIdle(run);
  document.addEventListener('pointerdown', run, { once: true });
  return () => document.removeEventListener('pointerdown', run);
}

export function guardPreloads(router: AnyRouter): () => void {
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (mayPrefetch() ? preloadRoute(options) : undefined);
  return () => {
    router.preloadRoute = preloadRoute;
  };
}
