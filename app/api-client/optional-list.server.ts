import { reportError } from '#app/server/report-error.server.ts';

export async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await list()).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}
