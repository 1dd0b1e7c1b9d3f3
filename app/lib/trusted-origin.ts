import { createIsomorphicFn } from '@tanstack/react-start';
import { env } from './env.server.ts';

/**
 * Whether an Origin is that of this site: SITE_URL's where that is set, else the one the request was sent to,
 * which a page of another site cannot forge.
 */
export const isTrustedOrigin = createIsomorphicFn()
  .server((origin: string, request: Request): boolean =>
    env.SITE_URL ? origin === env.siteOrigin : origin === new URL(request.url).origin,
  )
  .client((): boolean => false);
