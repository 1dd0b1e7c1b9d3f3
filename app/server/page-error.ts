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
