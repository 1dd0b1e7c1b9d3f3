/** Chromium and Firefox; Safari; Vite, for the style sheet of a chunk. */
const failedImport = /dynamically imported module|^Importing a module script failed|^Unable to preload CSS/;

export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImport.test(error.message);
}

/** One per file, or one per page in Safari, whose message does not name the file. */
export function reloadKey({ message }: Error, path: string): string {
  return `reloaded:${message.includes('/') ? message : `${message} ${path}`}`;
}
