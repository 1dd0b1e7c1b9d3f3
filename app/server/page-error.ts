/** The public part of an unexpected error. It replaces every error that leaves the server. */
export class PageError extends Error {
  override name = 'PageError';
  readonly status: number;
  readonly reference: string;

  constructor(status: number, reference: string) {
    super('The page could not be shown');
    this.status = status;
    this.reference = reference;
  }
}
