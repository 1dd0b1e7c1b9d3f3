import { busyPage } from './fallback-page.server.ts';
import { requestContext } from './request-context.server.ts';

/**
 * Runs a request's work in a concurrency slot after its body was received, so a slow sender holds no slot. Responds
 * 503 when there are too many.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T | Response> {
  const { takeTurn } = requestContext();
  return takeTurn ? takeTurn(run, busyPage) : run();
}
