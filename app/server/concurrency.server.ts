import { busyPage } from './fallback-page.server.ts';
import { requestContext } from './request-context.server.ts';

/** Enters a slot after the body was received, so a slow sender holds no slot. Responds 503 when there are too many. */
export async function inSlot<T>(run: () => Promise<T>): Promise<T | Response> {
  const { runInSlot } = requestContext();
  return runInSlot ? runInSlot(run, busyPage) : run();
}
