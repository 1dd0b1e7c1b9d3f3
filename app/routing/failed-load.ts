import { documentRelease, releaseHeader } from './release.ts';

/** `handle` is set once the script that watches the connection has loaded. */
export const failedLoad: { handle?: (error: unknown) => Promise<void> } = {};

/** @throws the error, after it has been handled */
export async function afterFailedLoad(error: unknown): Promise<never> {
  await failedLoad.handle?.(error);
  throw error;
}

/** `isFound` is true once the server has answered with another release than that of this document. */
export const otherRelease = { isFound: false };

export async function fetchAndCompareRelease(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const release = response.headers.get(releaseHeader);
  if (release && release !== documentRelease()) otherRelease.isFound = true;
  return response;
}

/** Errors of this browser with the numbers that visitors see, until the script that reports them has loaded. */
export const clientErrors: (readonly [reference: string, error: unknown])[] = [];
