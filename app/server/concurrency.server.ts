import { busyPage } from './fallback-page.server.ts';
import { requestContext } from './request-context.server.ts';

/**
 * Does what a request is about once its body has come, when it is its turn: a slow sender keeps nobody waiting. Where too
 * much is under way, that is the answer.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T | Response> {
  const { takeTurn } = requestContext();
  return takeTurn ? takeTurn(run, busyPage) : run();
}
