/** The API did not answer, or answered with an error of its own. */
export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
  /** 503 when trying again makes sense, else 500. */
  readonly status: 500 | 503;
  /** Whether the API runs in this process and has logged the cause. */
  readonly isLogged: boolean;

  constructor(message: string, options: { status: 500 | 503; isLogged: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.isLogged = options.isLogged;
  }
}

/** The API answered with something that the contract does not know. */
export class ApiContractError extends Error {
  override name = 'ApiContractError';
}
