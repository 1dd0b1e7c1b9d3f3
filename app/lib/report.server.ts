import { ApiUnavailableError } from './api-errors.server.ts';
import { log } from './log.server.ts';
import { PageError } from './page-error.ts';
import { requestContext } from './request-context.server.ts';

const reported = new WeakSet<object>();

/**
 * Logs an unexpected error once, with the request's id, and returns what a visitor may see of it. An error that
 * the embedded API has logged already, under the same id, is not logged again.
 */
export function reportError(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const { requestId, path } = requestContext();
  const status = error instanceof ApiUnavailableError ? error.status : 500;
  const isNew = !(error instanceof Object) || !reported.has(error);
  if (error instanceof Object) reported.add(error);
  if (isNew && !(error instanceof ApiUnavailableError && error.isLogged)) {
    log.error({ err: error, requestId, path }, 'Request failed');
  }
  requestContext().failure ??= { status };
  return new PageError(status, requestId);
}
