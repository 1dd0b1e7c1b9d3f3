/**
 * An unexpected error as visitors may know it: a status and the id by which the log has the rest. Takes the
 * place of every error that leaves the server.
 */
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
