export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
  /** 503 where a retry makes sense, else 500. */
  readonly status: 500 | 503;

  constructor(message: string, status: 500 | 503, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export class ApiContractError extends Error {
  override name = 'ApiContractError';
}
