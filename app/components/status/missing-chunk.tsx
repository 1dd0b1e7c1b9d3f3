import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { isOnline } from '#app/routing/is-online.ts';
import { documentRelease } from '#app/routing/release.ts';
import { RetryButton } from './retry-button.tsx';
import { StatusPage } from './status-page.tsx';

/** Returns false without a connection: the browser would leave the site. */
async function reload(): Promise<boolean> {
  const isReachable = await isOnline();
  if (isReachable) location.reload();
  return isReachable;
}

/** Returns false if the page already reloaded for this error of this release. */
async function reloadOnce(error: unknown): Promise<boolean> {
  // The message of a missing chunk names the file, except in Safari.
  const key = `reloaded:${documentRelease()}:${error}`;
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, '1');
  return reload();
}

export function MissingChunk({ error }: { error: unknown }) {
  const [hasGivenUp, setHasGivenUp] = useState(false);
  useEffect(() => {
    void reloadOnce(error).then((reloads) => setHasGivenUp(!reloads));
  }, [error]);
  if (!hasGivenUp) return null;
  return (
    <StatusPage message={m.error_page_not_loaded()} hint={m.error_page_not_loaded_hint()}>
      <RetryButton onRetry={reload} />
    </StatusPage>
  );
}
