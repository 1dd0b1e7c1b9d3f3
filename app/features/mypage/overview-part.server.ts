import { isRedirect } from '@tanstack/react-router';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';

/**
 * Reads a part of the overview. Null on a failure, so the other parts still render.
 * @throws a redirect when the session has ended
 */
export async function partOf<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isRedirect(error)) throw error;
    reportError(error);
    // The page itself exists.
    delete requestContext().failure;
    return null;
  }
}
