import { createIsomorphicFn } from '@tanstack/react-start';

export const releaseHeader = 'x-release';

/** The build that rendered this document. On the server: its own. */
export const documentRelease = createIsomorphicFn()
  .server((): string => import.meta.env.RELEASE ?? '')
  .client((): string => document.documentElement.dataset.release ?? '');
