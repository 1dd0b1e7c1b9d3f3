/** Chromium and Firefox; Safari; Vite, for the style sheet of a chunk. Short, because it is in the first script. */
const failedImport = /imported module|module script failed|preload CSS/;

export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImport.test(error.message);
}
