import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The error to log in place of `error`: drizzle's messages and the embedded database's own properties hold the
 * parameters of the query, which may be personal data. What stays is the driver's message, code and stack.
 */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('Query failed');
  const plain = new Error(cause.message);
  plain.stack = cause.stack ?? '';
  return 'code' in cause ? Object.assign(plain, { code: cause.code }) : plain;
}

/** Classes of SQLSTATE and codes of sockets that mean: the database cannot be reached now, try again. */
const unavailableCodes =
  /^(08...|57P0[1-3]|53...|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT)$/;

/** Messages of node-postgres for the same condition, which come without a code. */
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool/i;

/** Whether an error says that the database is away, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError) return current.errors.some(isDatabaseUnavailable);
    if ('code' in current && typeof current.code === 'string' && unavailableCodes.test(current.code))
      return true;
    if (unavailableMessages.test(current.message)) return true;
  }
  return false;
}
