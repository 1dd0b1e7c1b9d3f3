import type { AnyRouter, ParsedLocation, RegisteredRouter } from '@tanstack/react-router';
import { afterFailedLoad, failedLoad } from '#app/routing/failed-load.ts';
import { isOnline } from '#app/routing/is-online.ts';
import { PageError } from '#app/server/page-error.ts';
import { type ConnectionNotice, createConnectionNotice } from './connection-notice.ts';

function announceConnection(notice: ConnectionNotice): void {
  const announce = () => {
    if (navigator.onLine) notice.showBack();
    else if (!notice.isShown()) notice.showLost();
  };
  announce();
  window.addEventListener('offline', announce);
  window.addEventListener('online', announce);
}

/** Returns once the router loads the page that is on screen, which ends the load of the other one. */
async function returnTo(shown: ParsedLocation, router: AnyRouter): Promise<void> {
  const { history, latestLocation } = router;
  const steps = (shown.state.__TSR_index ?? 0) - (latestLocation.state.__TSR_index ?? 0);
  const moved = new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
  });
  const options = { ignoreBlocker: true };
  if (steps !== 0) history.go(steps, options);
  else void router.navigate({ ...options, href: shown.href, replace: true, resetScroll: false });
  await moved;
}

function stayOnPage(router: AnyRouter, notice: ConnectionNotice): (error: unknown) => Promise<void> {
  let staying: Promise<void> | undefined;

  async function stay(error: unknown): Promise<void> {
    const { resolvedLocation: shown, status } = router.state;
    const { latestLocation: target } = router;
    const isLoading = status === 'pending' && shown && shown.href !== target.href;
    if (!isLoading || !(error instanceof Error) || error instanceof PageError) return;
    if ((await isOnline()) || router.latestLocation !== target) return;
    await returnTo(shown, router);
    notice.showNotOpened(() => void router.navigate({ href: target.href }));
  }

  return async (error) => {
    staying ??= stay(error).finally(() => {
      staying = undefined;
    });
    await staying;
  };
}

function handleFailedChunks({ routesById }: AnyRouter): void {
  for (const { options } of Object.values(routesById)) {
    for (const component of [options.component, options.pendingComponent]) {
      const preload = component?.preload;
      if (preload) component.preload = () => preload().catch(afterFailedLoad);
    }
  }
}

/** Offline, another document would be the browser's own error page. */
function preventDocuments(notice: ConnectionNotice): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, downloadRequest, formData, navigationType } = event;
    const isOwnStep = navigationType === 'push' || navigationType === 'replace';
    if (navigator.onLine || !cancelable || !isOwnStep || destination.sameDocument || downloadRequest) return;
    event.preventDefault();
    notice.showNotOpened(formData ? undefined : () => window.location.assign(destination.url));
  });
}

/** Announces a lost connection. A page that cannot load then leaves the visitor on the current one. */
export function watchConnection(router: RegisteredRouter): void {
  const notice = createConnectionNotice(router.options.context.uiStore);
  announceConnection(notice);
  failedLoad.handle = stayOnPage(router, notice);
  handleFailedChunks(router);
  preventDocuments(notice);
}
