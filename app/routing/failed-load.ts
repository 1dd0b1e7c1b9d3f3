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

export function newReference(): string {
  return `C-${Math.random().toString(36).slice(2, 10)}`;
}

export function noteFailure(error: unknown): void {
  clientErrors.push([newReference(), error]);
}

/** Loads a part that the page can do without. If its script is missing, `missing` replaces it, and nothing reloads. */
export async function loadExtra<T>(load: () => Promise<T>, missing: T): Promise<T> {
  try {
    return await load();
  } catch (error) {
    noteFailure(error);
    return missing;
  }
}
