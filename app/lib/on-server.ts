import { createIsomorphicFn } from '@tanstack/react-start';
import type { PageError } from './page-error.ts';
import { reportError } from './report.server.ts';
import { requestContext } from './request-context.server.ts';

/*
 * The few facts of a request that code running on both sides asks for. In the browser there is none of them.
 */

/** The nonce of this response's scripts. */
export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);

/** Logs an error and returns what may be shown of it; in the browser errors were masked on their way. */
export const maskError = createIsomorphicFn()
  .server((error: unknown): PageError | undefined => reportError(error))
  .client((): PageError | undefined => undefined);

/** The same for an error that a server function ends with: its answer gets the error's status. */
export const failServerFunction = createIsomorphicFn()
  .server((error: unknown): PageError | undefined => {
    const masked = reportError(error);
    requestContext().status = masked.status;
    return masked;
  })
  .client((): PageError | undefined => undefined);
