import { documentRelease, releaseHeader } from './release.ts';

export const failedLoad: { handle?: (error: unknown) => Promise<void> } = {};

export async function afterFailedLoad(error: unknown): Promise<never> {
  await failedLoad.handle?.(error);
  throw error;
}

export const otherRelease = { isFound: false };

export async function fetchAndCompareRelease(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const release = response.headers.get(releaseHeader);
  if (release && release !== documentRelease()) otherRelease.isFound = true;
  return response;
}

export const clientErrors: (readonly [reference: string, error: unknown])[] = [];
