import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { RetryButton } from './retry-button.tsx';
import { StatusPage } from './status-page.tsx';

const failedImportInAnyBrowser = /dynamically imported module|^Importing a module script failed/;

export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImportInAnyBrowser.test(error.message);
}

/** Returns false if the page already reloaded for this chunk, or if a reload would lose the page. */
function reloadOnce({ message }: Error): boolean {
  // The router's key, so that its own reload for a page's component counts. The message names the file.
  const key = `tanstack_router_reload:${message}`;
  if (!navigator.onLine || sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, '1');
  location.reload();
  return true;
}

/** Reloads once, because a new version of the site has other chunks. Then says that the page could not be loaded. */
export function MissingChunk({ error }: { error: Error }) {
  const [hasGivenUp, setHasGivenUp] = useState(false);
  useEffect(() => setHasGivenUp(!reloadOnce(error)), [error]);
  if (!hasGivenUp) return null;
  return (
    <StatusPage message={m.error_page_not_loaded()} hint={m.error_page_not_loaded_hint()}>
      <RetryButton onRetry={async () => location.reload()} />
    </StatusPage>
  );
}
