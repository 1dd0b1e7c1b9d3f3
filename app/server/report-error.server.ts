import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { InvalidInputError } from '#app/api-client/valid-input.ts';
import { log } from './log.server.ts';
import { PageError } from './page-error.ts';
import { requestContext } from './request-context.server.ts';

export function reportError(
  error: unknown,
  status: number = error instanceof ApiUnavailableError ? error.status : 500,
): PageError {
  if (error instanceof PageError) return error;
  const context = requestContext();
  const { requestId, path } = context;
  if (error instanceof InvalidInputError) return new PageError(400, requestId);
  log[context.failure ? 'debug' : 'error']({ err: error, requestId, path }, 'Request failed');
  context.failure ??= { status };
  return new PageError(context.failure.status, requestId);
}
