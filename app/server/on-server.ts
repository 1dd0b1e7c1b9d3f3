import { createIsomorphicFn } from '@tanstack/react-start';
import type { PostedForm } from '#app/forms/form-state.ts';
import { postedForm } from '#app/forms/forms.server.ts';
import { env } from './env.server.ts';
import { PageError } from './page-error.ts';
import { reportError } from './report.server.ts';
import { requestContext } from './request-context.server.ts';

/*
 * What code that runs on both sides asks of the request on the server. In the browser there is no request.
 */

/** The nonce of this response's scripts. */
export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);

/** Notes that the request's server function exists: what fails before this is the caller's mistake. */
export const beginServerFunction = createIsomorphicFn()
  .server((): void => {
    requestContext().hasBegun = true;
  })
  .client((): void => {});

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

/** Throws for a request of which only the error page is left to show. */
export const throwIfFailed = createIsomorphicFn()
  .server((): void => {
    const { failure, requestId, showsErrorPage } = requestContext();
    if (showsErrorPage) throw new PageError(failure?.status ?? 500, requestId);
  })
  .client((): void => {});

/** What a form of this page has to show again, where it was posted without JavaScript. */
export const readPostedForm = createIsomorphicFn()
  .server((name: string): PostedForm | undefined => postedForm(name))
  .client((_name: string): PostedForm | undefined => undefined);

/**
 * Whether an Origin is that of this site: SITE_URL's where that is set, else the one the request was sent to,
 * which a page of another site cannot forge.
 */
export const isTrustedOrigin = createIsomorphicFn()
  .server((origin: string, request: Request): boolean =>
    env.SITE_URL ? origin === env.siteOrigin : origin === new URL(request.url).origin,
  )
  .client((): boolean => false);
