import { createIsomorphicFn } from '@tanstack/react-start';

export const releaseHeader = 'x-release';

export const documentRelease = createIsomorphicFn()
  .server((): string => import.meta.env.RELEASE ?? '')
  .client((): string => document.documentElement.dataset.release ?? '');
