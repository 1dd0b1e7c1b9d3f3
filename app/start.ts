import { createSerializationAdapter, isNotFound, isRedirect } from '@tanstack/react-router';
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { getLocale } from './i18n/locale.ts';
import { beginServerFunction, failServerFunction, isTrustedOrigin, maskError } from './server/on-server.ts';
import { PageError } from './server/page-error.ts';

/** Whatever changes something has to come from our own pages; a custom start.ts gets no such check by default. */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || !['GET', 'HEAD'].includes(request.method),
  origin: (origin, { request }) => isTrustedOrigin(origin, request),
});

/** Server functions answer in the language of the page that calls them; their errors are logged and masked. */
const serverFunctions = createMiddleware({ type: 'function' })
  .client(({ next }) => next({ headers: { 'accept-language': getLocale() } }))
  .server(async ({ next }) => {
    beginServerFunction();
    try {
      return await next();
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
      throw failServerFunction(error) ?? error;
    }
  });

/** Errors that reach a page's data lose everything but a status and the id to find them by in the log. */
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
