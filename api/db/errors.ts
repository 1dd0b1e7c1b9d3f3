import { DrizzleQueryError } from 'drizzle-orm';

/** Drops query parameters, which may be personal data. Message, code and stack stay. */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('Query failed');
  const plain = new Error(cause.message);
  plain.stack = cause.stack ?? '';
  return 'code' in cause ? Object.assign(plain, { code: cause.code }) : plain;
}

const unavailableCodes =
  /^(08...|57P0[1-3]|53...|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT)$/;

const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError) return current.errors.some(isDatabaseUnavailable);
    if ('code' in current && typeof current.code === 'string' && unavailableCodes.test(current.code))
      return true;
    if (unavailableMessages.test(current.message)) return true;
  }
  return false;
}
