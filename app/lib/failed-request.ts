import { createIsomorphicFn } from '@tanstack/react-start';
import { PageError } from './page-error.ts';
import { requestContext } from './request-context.server.ts';

/** Throws for a request that was refused or failed before its page began, so that its error page is shown. */
export const throwIfFailed = createIsomorphicFn()
  .server((): void => {
    const { failure, requestId, showsErrorPage } = requestContext();
    if (showsErrorPage) throw new PageError(failure?.status ?? 500, requestId);
  })
  .client((): void => {});
