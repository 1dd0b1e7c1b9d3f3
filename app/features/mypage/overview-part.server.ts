import { isRedirect } from '@tanstack/react-router';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';

/**
 * A part of the overview; null when it cannot be had, which must not take the others with it.
 * @throws a redirect, when nobody is signed in any more
 */
export async function partOf<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isRedirect(error)) throw error;
    reportError(error);
    // The page itself is there.
    delete requestContext().failure;
    return null;
  }
}
