import { ApiUnavailableError } from './api-errors.server.ts';
import { log } from './log.server.ts';
import { PageError } from './page-error.ts';
import { requestContext } from './request-context.server.ts';

/**
 * Logs an unexpected error with the request's id, and returns what a visitor may see of it. A request has one line
 * in the log: what fails after the first error, mostly because of it, is told at level debug, and an error that
 * the embedded API has logged under the same id is not told again.
 */
export function reportError(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const context = requestContext();
  const { requestId, path } = context;
  const isUnavailable = error instanceof ApiUnavailableError;
  const status = isUnavailable ? error.status : 500;
  const isTold = context.failure !== undefined || (isUnavailable && error.isLogged);
  log[isTold ? 'debug' : 'error']({ err: error, requestId, path }, 'Request failed');
  context.failure ??= { status };
  return new PageError(status, requestId);
}
