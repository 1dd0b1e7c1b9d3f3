import { reportError } from '#app/server/report-error.server.ts';

/** The list, or an empty one while the API is unavailable, so pages that can do without it still render. */
export async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await list()).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}
