import { reportError } from '#app/server/report-error.server.ts';
import { ApiUnavailableError } from './api-errors.server.ts';

export async function readOr<T>(read: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    reportError(error);
    return fallback;
  }
}

export async function listOrNothing<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  return (await readOr(list, { data: [] })).data;
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
