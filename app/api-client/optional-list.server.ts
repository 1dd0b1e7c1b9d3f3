import { reportError } from '#app/server/report.server.ts';

/** What the API says; nothing while it is away, so that pages that need nothing else of it still show. */
export async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await list()).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}
