import { reportError } from '#app/server/report-error.server.ts';
import { ApiUnavailableError } from './api-errors.server.ts';

export async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await list()).data;
  } catch (error) {
    reportError(error);
    return [];
  }
}

export async function unlessBroken<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiUnavailableError && error.status === 503) throw error;
    reportError(error);
    return undefined;
  }
}
