/** The API did not answer, or answered with an error of its own. */
export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
  /** 503 when trying again makes sense, else 500. */
  readonly status: 500 | 503;

  constructor(message: string, status: 500 | 503, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** The API answered with something that the contract does not know. */
export class ApiContractError extends Error {
  override name = 'ApiContractError';
}
