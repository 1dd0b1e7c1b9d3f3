/** The message names the file and the fault. */
export class ContentError extends Error {
  override name = 'ContentError';
}
