import { createSerializationAdapter, isNotFound, isRedirect } from '@tanstack/react-router';
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { getLocale } from './i18n/locale.ts';
import { afterFailedLoad, fetchAndCompareRelease } from './routing/failed-load.ts';
import { beginServerFunction, failServerFunction, isTrustedOrigin, maskError } from './server/on-server.ts';
import { PageError } from './server/page-error.ts';

/**
 * Requests that change state must come from this site. A custom start.ts has no CSRF check by default. Mail services post
 * to the link of a mail (RFC 8058): its token is the permission, and no session counts there.
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request, pathname }) =>
    handlerType === 'serverFn' || (!['GET', 'HEAD'].includes(request.method) && pathname !== '/unsubscribe'),
  origin: (origin, { request }) => isTrustedOrigin(origin, request),
});

const serverFunctions = createMiddleware({ type: 'function' })
  .client(({ next }) =>
    next({ headers: { 'accept-language': getLocale() }, fetch: fetchAndCompareRelease }).catch(
      afterFailedLoad,
    ),
  )
  .server(async ({ next }) => {
    beginServerFunction();
    try {
      return await next();
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
      throw failServerFunction(error) ?? error;
    }
  });

const maskedErrors = createSerializationAdapter({
  key: 'page-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    const { status, reference } = maskError(error) ?? new PageError(500, '');
    return { status, reference };
  },
  fromSerializable: ({ status, reference }): Error => new PageError(status, reference),
});

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  functionMiddleware: [serverFunctions],
  serializationAdapters: [maskedErrors],
}));
