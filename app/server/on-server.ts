import { createIsomorphicFn } from '@tanstack/react-start';
import type { PostedForm } from '#app/forms/form-state.ts';
import { postedForm } from '#app/forms/forms.server.ts';
import { env } from './env.server.ts';
import { PageError } from './page-error.ts';
import { reportError } from './report-error.server.ts';
import { requestContext } from './request-context.server.ts';

export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);

/** Marks that the server function exists: an error before this is the caller's. */
export const beginServerFunction = createIsomorphicFn()
  .server((): void => {
    requestContext().hasBegun = true;
  })
  .client((): void => {});

export const maskError = createIsomorphicFn()
  .server((error: unknown): PageError | undefined => reportError(error))
  .client((): PageError | undefined => undefined);

export const failServerFunction = createIsomorphicFn()
  .server((error: unknown): PageError | undefined => {
    const masked = reportError(error);
    requestContext().status = masked.status;
    return masked;
  })
  .client((): PageError | undefined => undefined);

export const throwIfFailed = createIsomorphicFn()
  .server((): void => {
    const { failure, requestId, showsErrorPage } = requestContext();
    if (showsErrorPage) throw new PageError(failure?.status ?? 500, requestId);
  })
  .client((): void => {});

export const readPostedForm = createIsomorphicFn()
  .server((name: string): PostedForm | undefined => postedForm(name))
  .client((_name: string): PostedForm | undefined => undefined);

/** Whether an Origin is this site's: SITE_URL's, else that of the request's URL, which another site cannot forge. */
export const isTrustedOrigin = createIsomorphicFn()
  .server((origin: string, request: Request): boolean =>
    env.SITE_URL ? origin === env.siteOrigin : origin === new URL(request.url).origin,
  )
  .client((): boolean => false);
