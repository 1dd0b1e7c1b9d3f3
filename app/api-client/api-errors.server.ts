export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
  readonly status: 500 | 503;

  constructor(message: string, status: 500 | 503, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export class ApiContractError extends Error {
  override name = 'ApiContractError';
}
